/** As fast as people read on a screen, in words a minute. */
const pace = 220;

/** `2 min read` of an article's HTML; never less than a minute (ROUTE-15). */
export function readingText(html: string): string {
	const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
	return `${Math.max(1, Math.round(words / pace))} min read`;
}

/** How an article is passed on, without script: by e-mail, and to a chat (ROUTE-15). */
export function shareWays(title: string, url: string): { name: string; href: string; newTab: boolean }[] {
	const [said, address] = [title, url].map(encodeURIComponent);
	return [
		{ name: 'Email', href: `mailto:?subject=${said}&body=${address}`, newTab: false },
		{ name: 'WhatsApp', href: `https://wa.me/?text=${said}%20${address}`, newTab: true },
	];
}
