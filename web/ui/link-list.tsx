type Props = {
  title: string;
  links: readonly { label: string; href: string }[];
  /** Where the title is no part of the page's outline. */
  isAside?: boolean;
};

/** A titled list of links, for columns of them. Its styles are `.link-list`. */
export function LinkList({ title, links, isAside = false }: Props) {
  const Title = isAside ? 'p' : 'h3';
  return (
    <nav aria-label={title} className="link-list">
      <Title className="label-mono">{title}</Title>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
