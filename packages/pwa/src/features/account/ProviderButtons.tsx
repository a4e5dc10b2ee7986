import { PROVIDER_LABELS, type ProviderName } from '@twosides/domain';
import { useSignInProviders } from '../../api/sign-in-providers.ts';
import { BrandIcon } from '../../ui/BrandIcon.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import styles from './ProviderButtons.module.css';

/** The other ways in, where the site offers any. They lead out of the app: the server sends the browser on to the provider. */
export function ProviderButtons() {
  const providers = useSignInProviders();
  if (providers.length === 0) return null;
  return (
    <div className={styles.ways}>
      <p className={styles.or}>or</p>
      {providers.map((provider) => (
        <ButtonLink key={provider} href={`/auth/${provider}`} size="large" wide className={LOOKS[provider]}>
          <BrandIcon name={provider} />
          Continue with {PROVIDER_LABELS[provider]}
        </ButtonLink>
      ))}
    </div>
  );
}

const LOOKS: Readonly<Record<ProviderName, string | undefined>> = { google: styles.google, apple: styles.apple };
