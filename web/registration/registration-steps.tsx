const STEPS = [
  { title: 'Review', text: 'A person reads your registration and looks for anything missing or listed twice.' },
  { title: 'Email', text: 'You get an email once your company is approved.' },
  { title: 'On show', text: 'Buyers find you by method, equipment, certificate and place, and write to you directly.' },
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
