import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';

/** A piece of HTML whose values are escaped. */
export type Html = ReturnType<typeof html>;

const styles = raw(readFileSync(new URL('host.css', import.meta.url), 'utf8'));

/** A page of the local host itself, not of a tenant; `head` is added to its head. */
export function pageFrame(title: string, content: Html, head: Html | string = ''): Html {
	return html`<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${title}</title>
<style>${styles}</style>${head}
</head>
<body>
<main>
${content}
</main>
</body>
</html>`;
}

/** `1 car`, `2 cars`, `16,734 cars`. */
export function counted(count: number, noun: string): string {
	return `${count.toLocaleString('en-AU')} ${noun}${count === 1 ? '' : 's'}`;
}
