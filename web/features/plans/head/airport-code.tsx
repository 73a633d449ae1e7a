/** The three letters of a trip's airport, where it has one; the destination beside them says it all. */
export const AirportCode = ({ code, className }: { code: string | null | undefined; className: string }) =>
  code && (
    <p aria-hidden className={`code ${className}`}>
      {code}
    </p>
  );
