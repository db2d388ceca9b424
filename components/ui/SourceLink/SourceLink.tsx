type SourceLinkProps = {
  label: string;
  /** Says what the source is about, for screen readers that list links without their context. */
  about: string;
  href: string;
};

/** Links to the thing that a work or a case describes, such as a live site. */
export function SourceLink({ label, about, href }: SourceLinkProps) {
  return (
    <a className="tap" href={href} aria-label={`${label}: ${about}`}>
      {label}
    </a>
  );
}
