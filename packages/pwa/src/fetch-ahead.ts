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
  const isStyle = href.endsWith('.css');
  let link = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (link) return isStyle && !link.sheet ? untilLoaded(link) : undefined;
  link = document.createElement('link');
  link.rel = isStyle ? 'stylesheet' : 'modulepreload';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return isStyle ? untilLoaded(link) : undefined;
}

const untilLoaded = (link: HTMLLinkElement) =>
  new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${link.href}`));
    });
  });
