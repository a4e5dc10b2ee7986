import { Link } from 'react-router-dom';
import { ThemeSwitch } from '../../../ui/form/ThemeSwitch.tsx';
import { Logo } from '../../../ui/identity/Bubbles.tsx';
import styles from './Footer.module.css';
import { FOOTER_LINKS } from './footer-links.ts';

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <div className={styles.brand}>
          <p className={styles.name}>
            <Logo />
            TwoSides
          </p>
          <p className={styles.tagline}>Get real clarity from real people.</p>
          <div className={styles.theme}>
            <ThemeSwitch />
          </div>
        </div>
        {FOOTER_LINKS.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className={styles.heading}>{heading}</p>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={styles.link} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </footer>
  );
}
