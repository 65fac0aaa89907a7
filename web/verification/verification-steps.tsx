/** How a company is checked (specification section 2 "About"). */
const STEPS = [
  {
    title: 'Documentation review',
    text: 'We read certificates, accreditation scopes and licences, and look each one up in its issuer’s register.',
  },
  {
    title: 'Background verification',
    text: 'We check that the company exists, that it operates where it says, and that the people it names can be reached.',
  },
  {
    title: 'Ongoing monitoring',
    text: 'Certificates expire and scopes change. We check again when a certificate expires or a buyer raises a doubt.',
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
