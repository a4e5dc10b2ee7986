import type { MDXContent } from 'mdx/types';
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { OutsideLink } from '../../../ui/layout/PageLink.tsx';
import { InfoPage, type InfoPageProps, type InfoSection } from './InfoPage.tsx';

export function infoScreen(text: MDXContent, page: Omit<InfoPageProps, 'sections'>, parts?: Parts) {
  const sections = sectionsOf(text, parts);
  return () => <InfoPage {...page} sections={sections} />;
}

/** The components that a text uses without importing them. */
type Parts = Readonly<Record<string, ComponentType>>;

/** The sections of an MDX text. Each is written as `<Section id="its-anchor" title="Its heading">`. */
export function sectionsOf(text: MDXContent, parts: Parts = {}): readonly InfoSection[] {
  const content = text({ components: { ...parts, Section, a: TextLink } });
  const elements = content.type === Fragment ? Children.toArray(content.props.children) : [content];
  return elements.flatMap((element) =>
    isValidElement<SectionProps>(element) && element.type === Section
      ? [{ id: element.props.id, title: element.props.title, content: element.props.children }]
      : [],
  );
}

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** React never renders this component, because `sectionsOf` reads its props. */
const Section = ({ children }: SectionProps) => children;

const TextLink = ({ href = '', children }: { readonly href?: string; readonly children?: ReactNode }) =>
  href.startsWith('/') ? <Link to={href}>{children}</Link> : <OutsideLink href={href}>{children}</OutsideLink>;
