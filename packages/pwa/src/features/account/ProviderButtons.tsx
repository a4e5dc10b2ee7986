import { PROVIDER_LABELS, type ProviderName } from '@twosides/domain/model';
import { namesOf, useSignInProviders, useUnconfiguredProviders } from '../../api/account/sign-in-providers.ts';
import { readFlow } from '../../outbox/join-flow.ts';
import { Button, ButtonLink } from '../../ui/form/Button.tsx';
import { BrandIcon } from '../../ui/identity/BrandIcon.tsx';
import { peekRedirect } from '../common/sign-up-prompt/redirect-after-login.ts';
import styles from './ProviderButtons.module.css';

export function ProviderButtons() {
  const providers = useSignInProviders();
  const unconfigured = useUnconfiguredProviders();
  if (providers.length === 0 && unconfigured.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      {providers.map((provider) => (
        <ButtonLink key={provider} href={hrefOf(provider)} size="large" wide className={LOOKS[provider]}>
          <BrandIcon name={provider} />
          Continue with {PROVIDER_LABELS[provider]}
        </ButtonLink>
      ))}
      {unconfigured.map((provider) => (
        <Button key={provider} size="large" wide disabled aria-describedby={REASON_ID}>
          <BrandIcon name={provider} />
          Continue with {PROVIDER_LABELS[provider]}
        </Button>
      ))}
      {unconfigured.length > 0 && (
        <p id={REASON_ID} className={styles.reason}>
          {namesOf(unconfigured)} {unconfigured.length === 1 ? 'isn’t' : 'aren’t'} set up on this server yet.
        </p>
      )}
    </div>
  );
}

const hrefOf = (provider: ProviderName) => {
  const path = peekRedirect();
  if (path === '/') return `/auth/${provider}`;
  const flow = readFlow()?.id;
  return `/auth/${provider}?${new URLSearchParams({ returnTo: path, ...(flow && { flow }) })}`;
};

const REASON_ID = 'providers-unconfigured';

const LOOKS: Readonly<Record<ProviderName, string | undefined>> = { google: styles.google, apple: styles.apple };
