import { OutsideLink } from './OutsideLink.tsx';

/** How to reach whoever runs this site. Its address is a setting of the server, so it is named by where it can be read. */
export function ContactRoute() {
  return (
    <>
      <p>
        Write to the address that our emails come from. Everyone who has an account has at least one: the mail that
        asked you to confirm your address, or the one that reset your password. A reply to it reaches the people who run
        this site.
      </p>
      <p>
        You have no account and no such mail? Every domain has a public contact for abuse. Enter this site's domain at{' '}
        <OutsideLink href="https://lookup.icann.org/">lookup.icann.org</OutsideLink> to find it.
      </p>
    </>
  );
}
