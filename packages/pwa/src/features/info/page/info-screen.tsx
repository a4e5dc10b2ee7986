import type { MDXContent } from 'mdx/types';
import { Children, Fragment, isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../../../ui/layout/OutsideLink.tsx';
import { InfoPage, type InfoPageProps, type InfoSection } from './InfoPage.tsx';

export function infoScreen(text: MDXContent, page: Omit<InfoPageProps, 'sections'>) {
  const sections = sectionsOf(text);
  return () => <InfoPage {...page} sections={sections} />;
}

/** The sections of an MDX text. Each is written as `<Section id="its-anchor" title="Its heading">`. */
function sectionsOf(text: MDXContent): readonly InfoSection[] {
  const content = text({ components: { Section, a: TextLink } });
  const parts = content.type === Fragment ? Children.toArray(content.props.children) : [content];
  return parts.flatMap((part) =>
    isValidElement<SectionProps>(part) && part.type === Section
      ? [{ id: part.props.id, title: part.props.title, content: part.props.children }]
      : [],
  );
}

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** React never renders this component, because `sectionsOf` reads its props. */
const Section = ({ children }: SectionProps) => children;

const TextLink = ({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) =>
  href.startsWith('/') ? <Link to={href}>{children}</Link> : <OutsideLink href={href}>{children}</OutsideLink>;
