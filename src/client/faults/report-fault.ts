import type { FaultSettings } from '../../contract/fault-settings.ts';
import { admitFault, nothingReported, type Reported } from '../../domain/faults/admit-fault.ts';
import { envelopeOf } from '../../domain/faults/envelope.ts';
import { isIgnoredFault } from '../../domain/faults/ignored-fault.ts';
import { scrubText } from '../../domain/faults/scrub.ts';
import { scrubUrl } from '../../domain/faults/scrub-url.ts';
import { framesOf } from '../../domain/faults/stack.ts';
import { asRecord, tabStore } from '../leads/device/device-store.ts';
import { typedTexts } from './typed-texts.ts';

/** What went wrong: an error that was thrown, or a message; `handled` if the page has said so itself. */
export type Caught = { error: unknown; message: string; name?: string; handled: boolean };

/** Reports of a tab in any minute, and of a page. */
const aMinute = 5;
const aPage = 5;
let onThisPage = 0;

/** Sends a fault, scrubbed, unless it is ignored, was sent before or is one too many (SITE-17). Never throws. */
export async function reportFault(caught: Caught, { url }: FaultSettings): Promise<void> {
	const { site = '' } = document.documentElement.dataset;
	const {
		name = 'Error',
		message = caught.message,
		stack,
	} = asRecord(caught.error instanceof Error ? pick(caught.error) : null);
	const kind = caught.name ?? String(name);
	const said = String(message || describe(caught.error));
	const frames = framesOf(stack);
	if (onThisPage >= aPage || isIgnoredFault({ name: kind, message: said, frames }, location.origin)) return;
	const text = scrubText(said, typedTexts(site));
	const [first] = frames;
	if (!admit(site, `${kind}: ${text} ${first?.filename}:${first?.lineno}:${first?.colno}`)) return;
	onThisPage++;
	const body = envelopeOf({
		id: crypto.randomUUID().replaceAll('-', ''),
		at: Date.now(),
		platform: 'javascript',
		name: kind,
		message: text,
		frames,
		release: await release(),
		environment: 'production',
		tags: { site },
		request: { url: scrubUrl(location.href), userAgent: navigator.userAgent },
		handled: caught.handled,
	});
	// A text without a content type needs no preflight. A report that is lost is lost.
	await fetch(url, { method: 'POST', body, keepalive: true, credentials: 'omit', referrerPolicy: 'origin' }).catch(
		() => {},
	);
}

const pick = ({ name, message, stack }: Error) => ({ name, message, stack });

/** What was thrown may be anything; of an object only its kind is told. */
function describe(reason: unknown): string {
	if (typeof reason !== 'object' || reason === null) return String(reason);
	return `A ${reason.constructor?.name ?? 'object'} was thrown`;
}

function admit(site: string, kind: string): boolean {
	const store = tabStore(site);
	const admitted = admitFault(reportedBefore(store.read('faults')), kind, { now: Date.now(), aMinute });
	if (admitted) store.write('faults', admitted);
	return admitted !== null;
}

function reportedBefore(kept: unknown): Reported {
	const { times, seen } = asRecord(kept);
	if (!Array.isArray(times) || !Array.isArray(seen)) return nothingReported;
	return {
		times: times.filter((time) => typeof time === 'number'),
		seen: seen.filter((kind) => typeof kind === 'string'),
	};
}

/** The build that the site is of, which `build.txt` names; null where it cannot be read. */
async function release(): Promise<string | null> {
	const answer = await fetch('/build.txt').catch(() => null);
	const id = answer?.ok ? (await answer.text()).trim() : '';
	return /^[\w-]{6,64}$/.test(id) ? `forecourt@${id}` : null;
}
