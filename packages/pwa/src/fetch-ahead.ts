const underWay = new Map<string, Promise<void>>();

/**
 * What the build calls in front of each import of code that comes later, in the place of Vite's own of the same name,
 * which is three times as large: the files that it needs are fetched at once, and its styles are there before it is.
 * Of what could not be had, the next import asks again.
 * @param files as the build lists them: "assets/a.js"
 */
export const __vitePreload = <Code>(load: () => Promise<Code>, files: readonly string[] = []): Promise<Code> =>
  Promise.all(files.map(fetchAhead)).then(load);

function fetchAhead(file: string): Promise<void> | undefined {
  const href = `/${file}`;
  if (document.querySelector(`link[href="${href}"]`)) return underWay.get(href);
  const link = document.createElement('link');
  const isStyle = href.endsWith('.css');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  if (!isStyle) return undefined;
  const fetched = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
  });
  underWay.set(href, fetched);
  return fetched;
}
