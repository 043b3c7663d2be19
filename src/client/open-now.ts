import type { PlaceHours } from '../domain/hours/day-hours.ts';
import { openStatus, openStatusText } from '../domain/hours/open-now.ts';
import { whenVisible } from './when-visible.ts';

const refreshMilliseconds = 30_000;

/**
 * Says in each `[data-open-now]` that is about to be seen whether the place is open, again every half minute and when the page is
 * returned to. Others wait: a phone takes a while to learn the clock of a place.
 */
function start(line: HTMLElement): void {
	const hours = JSON.parse(line.dataset['openNow'] ?? 'null') as PlaceHours;
	const heading = line.textContent ?? '';
	const show = () => say({ line, heading }, openStatus(hours, Date.now() / 1000));
	show();
	setInterval(show, refreshMilliseconds);
	addEventListener('pageshow', show);
}

/** `heading`: what it says where today's hours are not known, as the page came. */
type Line = { line: HTMLElement; heading: string };

function say({ line, heading }: Line, status: ReturnType<typeof openStatus>): void {
	const text = status ? openStatusText(status) : heading;
	if (line.textContent !== text) line.textContent = text;
	line.dataset['open'] = String(status?.open ?? 'unknown');
	// The line at the top of the page is not seen before it is right.
	line.parentElement?.style.removeProperty('visibility');
}

for (const line of document.querySelectorAll<HTMLElement>('[data-open-now]')) whenVisible(line, () => start(line));
