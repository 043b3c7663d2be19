import { shellContent } from '../../src/contract/app-shell.ts';
import { escapeHtml } from '../../src/domain/words/escape-html.ts';

/** What fills the shell: `content` is HTML, `title` and `description` are texts. */
export type Filling = { title: string; description: string; content: string };

const place = new RegExp(`<div ${shellContent}(?:="")?>[\\s\\S]*?</div>`);
const title = /<title>[^<]*<\/title>/;
const sharedTitle = /<meta property="og:title" content="[^"]*"\s*\/?>/;

/** The published shell with a page in it (ROUTE-2); null for a page that is not a shell of ours. */
export function fillShell(shell: string, filling: Filling): string | null {
	if (!place.test(shell)) return null;
	const [named, described] = [escapeHtml(filling.title), escapeHtml(filling.description)];
	// Functions, since `$&` in a text would otherwise mean something.
	return shell
		.replace(place, () => filling.content)
		.replace(title, () => `<title>${named}</title><meta name="description" content="${described}">`)
		.replace(sharedTitle, () => `<meta property="og:title" content="${named}">`);
}
