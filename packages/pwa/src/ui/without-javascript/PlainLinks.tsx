type PlainLinksProps = {
  /** Names them for screen readers. */
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

/** In the place of a control that leads elsewhere: its choices, for who reads without JavaScript. */
export function PlainLinks({ label, links }: PlainLinksProps) {
  return (
    <noscript>
      <nav className="plain-links" aria-label={label}>
        {links.map((link) => (
          <a key={link.href} href={link.href}>
            {link.label}
          </a>
        ))}
      </nav>
    </noscript>
  );
}
