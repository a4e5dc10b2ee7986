import { expect, test } from 'vitest';
import { deviceNameOf } from './device-name.rule.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0';
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`;
const SAMSUNG = CHROME.replace('Chrome', 'SamsungBrowser/28.0 Chrome');
const IPHONE = `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT}`;

test.each([
  [WINDOWS, 'Chrome on Windows'],
  [`${WINDOWS} Edg/142.0.0.0`, 'Edge on Windows'],
  [`${IPHONE} Version/26.0 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPHONE} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${SAMSUNG} Mobile Safari/537.36`, 'Samsung Internet on Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/26.0 Safari/605.1.15`, 'Safari on Mac'],
  ['Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) SomethingElse/1.0', 'A browser on ChromeOS'],
  ['Firefox/145.0', 'Firefox'],
  ['curl/8.5.0', 'An unknown browser'],
  ['', 'An unknown browser'],
])('the browser %s is named: %s', (userAgent, name) => {
  expect(deviceNameOf(userAgent)).toBe(name);
});
