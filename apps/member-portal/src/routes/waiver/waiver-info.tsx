const facts = [
  'You sign once. We ask again only when the text changes.',
  'Your signed copy stays readable here, and you can download it as a PDF.',
  'We keep the version you signed, the time and your signature with it.',
  'You need both, the waiver and the payment consent, to register for sessions.',
] as const;

/** The info card beside the form (SPEC-A 2, Waiver and Consent). */
export function WaiverInfo() {
  return (
    <section aria-labelledby="waiver-info">
      <h2 className="h4" id="waiver-info">
        About the waiver
      </h2>
      <ul className="ticks">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </section>
  );
}
