const STEPS = [
  { title: 'Review', text: 'We review your registration for missing details and duplicates.' },
  { title: 'Email', text: 'You get an email once your company is approved.' },
  {
    title: 'Your listing goes live',
    text: 'Buyers find you by method, equipment, certificate and location, and contact you directly.',
  },
];

/** The way of a registration (specification section 4). */
export function RegistrationSteps() {
  return (
    <ol className="step-rows">
      {STEPS.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
