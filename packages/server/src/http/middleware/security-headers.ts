import type { Middleware } from 'koa';

const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Pages whose address carries a secret: it must not travel on as a referrer. */
const TOKEN_PAGES = new Set(['/verify-email', '/reset-password', '/sign-in-link', '/confirm-email', '/unsubscribe']);

/** The same on every answer, whatever it is. */
export const securityHeaders = (publicOrigin: string): Middleware => {
  const headers = Object.entries({
    'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }),
  });
  return ({ res, path }, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    res.setHeader('Referrer-Policy', TOKEN_PAGES.has(path) ? 'no-referrer' : 'strict-origin-when-cross-origin');
    return next();
  };
};
