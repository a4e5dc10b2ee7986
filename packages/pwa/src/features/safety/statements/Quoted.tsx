import shared from '../../../styles/shared.module.css';
import { classNames } from '../../../ui/layout/class-names.ts';

type QuotedProps = { readonly text: string | null; readonly intro?: string; readonly className?: string | undefined };

/** What a person wrote. Nothing if they wrote nothing. */
export function Quoted({ text, intro, className }: QuotedProps) {
  if (!text) return null;
  return (
    <>
      {intro && <p>{intro}</p>}
      <blockquote className={classNames(shared.quoted, className)} dir="auto">
        {text}
      </blockquote>
    </>
  );
}
