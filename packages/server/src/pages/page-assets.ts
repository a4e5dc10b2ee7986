export type BuildManifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly imports?: readonly string[];
      readonly css?: readonly string[];
    }
  >
>;

export type Assets = { readonly styles: string; readonly scripts: string };

export const NO_ASSETS: Assets = { styles: '', scripts: '' };

export type PageAssets = (pageName: string) => Assets;

export const pageAssets = (manifest: BuildManifest, html: string): PageAssets => {
  const sources = new Map(
    Object.keys(manifest).flatMap((source) => {
      const screen = /\/(\w+)Screen\.tsx$/.exec(source)?.[1];
      return screen === undefined ? [] : [[screen.charAt(0).toLowerCase() + screen.slice(1), source]];
    }),
  );
  const assetsOf = (pageName: string) => {
    const source = sources.get(pageName);
    const page = closure(manifest, source === undefined ? [] : [source]);
    const isNew = (file: string) => !html.includes(`/${file}"`);
    const styles = new Set([...page].flatMap((key) => manifest[key]?.css ?? []).filter(isNew));
    const scripts = [...page].flatMap((key) => manifest[key]?.file ?? []).filter((f) => f.endsWith('.js') && isNew(f));
    return {
      styles: [...styles].map(stylesheet).join(''),
      scripts: scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join(''),
    };
  };
  const known = new Map<string, Assets>();
  return (pageName) => {
    const assets = known.get(pageName) ?? assetsOf(pageName);
    known.set(pageName, assets);
    return assets;
  };
};

const stylesheet = (file: string) => `<link rel="stylesheet" crossorigin href="/${file}">`;

const closure = (manifest: BuildManifest, keys: readonly string[], reached = new Set<string>()): Set<string> => {
  for (const key of keys) {
    if (reached.has(key)) continue;
    reached.add(key);
    closure(manifest, manifest[key]?.imports ?? [], reached);
  }
  return reached;
};
