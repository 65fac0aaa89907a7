/** How a company is checked (specification section 2 "About"). */
const STEPS = [
  {
    title: 'Documentation review',
    text: 'We read certificates, scopes of accreditation and licences, and look each one up at the register of its issuer.',
  },
  {
    title: 'Background verification',
    text: 'We check that the company exists, works where it says, and that the people it names can be reached.',
  },
  {
    title: 'Ongoing monitoring',
    text: 'Certificates end and scopes change. We look again when a date runs out or a buyer reports a doubt.',
  },
];

export function VerificationSteps() {
  return (
    <ol className="steps">
      {STEPS.map(({ title, text }, index) => (
        <li key={title}>
          <span className="label-mono" aria-hidden="true">
            Step {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
