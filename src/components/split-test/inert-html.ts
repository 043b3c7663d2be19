const moduleScript = /<script type="module"[^>]*>[^<]*<\/script>/g;

/** HTML as Astro writes it without its module scripts, and these. */
export function withoutModules(html: string): { html: string; modules: string } {
	return { html: html.replace(moduleScript, ''), modules: (html.match(moduleScript) ?? []).join('') };
}
