type SourceLinkProps = {
  label: string;
  /** What the source is of, for those who hear the links alone. */
  about: string;
  href: string;
};

/** Leads to what a work or a case speaks of, such as a live site. */
export function SourceLink({ label, about, href }: SourceLinkProps) {
  return (
    <a className="tap" href={href} aria-label={`${label}: ${about}`}>
      {label}
    </a>
  );
}
