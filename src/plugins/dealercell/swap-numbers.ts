import { maskPhone } from '../../domain/words/phone-mask.ts';
import { dialled, withSwapped } from '../../domain/words/swapped-phone.ts';

type StandIns = ReadonlyMap<string, string>;

/** Text that is not the page's: what search engines read, and what the visitor has typed. */
const untouched = 'script, style, noscript, textarea, [contenteditable]';

/** Swaps numbers in links and in text below `root`, and in what is drawn there later: dialogs, pins of the map, cards. */
export function swapNumbers(root: HTMLElement, standIns: StandIns): void {
	const masked = maskedNumbers(root, standIns);
	const swap = (node: Node) => swapBelow(node, standIns, masked);
	swap(root);
	new MutationObserver((changes) => {
		for (const { addedNodes } of changes) addedNodes.forEach(swap);
	}).observe(root, { childList: true, subtree: true });
}

/** What is seen of a hidden number becomes what is seen of its stand-in: `(02) 5****` may start otherwise (CAR-2). */
function maskedNumbers(root: HTMLElement, standIns: StandIns): Map<string, string> {
	const shown = [...root.querySelectorAll('a[href^="tel:"]')].map((link) =>
		link.textContent.replace(/^\s*Call\s+/, '').trim(),
	);
	return new Map(shown.map((number) => [maskPhone(number), maskPhone(withSwapped(number, standIns))]));
}

function swapBelow(node: Node, standIns: StandIns, masked: ReadonlyMap<string, string>): void {
	if (node instanceof Text) swapText(node, standIns, masked);
	if (!(node instanceof Element)) return;
	const links = node.matches('a[href^="tel:"]') ? [node] : node.querySelectorAll('a[href^="tel:"]');
	for (const link of links) swapLink(link, standIns);
	const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) swapText(texts.currentNode as Text, standIns, masked);
}

function swapLink(link: Element, standIns: StandIns): void {
	const standIn = standIns.get(dialled((link.getAttribute('href') ?? '').slice('tel:'.length)));
	if (standIn !== undefined) link.setAttribute('href', `tel:${dialled(standIn)}`);
}

function swapText(text: Text, standIns: StandIns, masked: ReadonlyMap<string, string>): void {
	if (!/[\d*]/.test(text.data) || text.parentElement?.closest(untouched)) return;
	const hidden = masked.get(text.data.trim());
	const swapped = hidden === undefined ? withSwapped(text.data, standIns) : text.data.replace(text.data.trim(), hidden);
	if (swapped !== text.data) text.data = swapped;
}
