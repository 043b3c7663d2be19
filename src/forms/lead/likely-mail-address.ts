import { distance } from 'fastest-levenshtein';

/**
 * The address that somebody probably meant (FORM-4): `jo@gmial.com`, `jo@gmail.con` and `jo@gmail` → `jo@gmail.com`. Null where nothing
 * looks mistyped. A suggestion, never a fault: somebody may well have mail at gmal.com.
 */
export function likelyMailAddress(text: string): string | null {
	const typed = text.trim();
	const [, local = '', domain = ''] = /^([^\s@]+)\s?@\s?([^\s@]{2,80})$/.exec(typed) ?? [];
	if (local === '') return null;
	const plain = domain
		.toLowerCase()
		.replaceAll(',', '.')
		.replace(/\.+$/, '')
		.replace(/\.{2,}/g, '.');
	const likely = likelyDomain(plain) ?? plain;
	const meant = `${local}@${likely}`;
	return meant.toLowerCase() === typed.toLowerCase() ? null : meant;
}

/** Where most visitors have their mail, the most usual first: of two that are as near the first is meant. */
const usual = [
	...['gmail.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'yahoo.com', 'bigpond.com', 'live.com'],
	...[
		'xtra.co.nz',
		'outlook.com.au',
		'yahoo.com.au',
		'hotmail.com.au',
		'live.com.au',
		'bigpond.net.au',
		'bigpond.com.au',
	],
	...[
		'optusnet.com.au',
		'iinet.net.au',
		'tpg.com.au',
		'westnet.com.au',
		'dodo.com.au',
		'ozemail.com.au',
		'internode.on.net',
	],
	...[
		'yahoo.co.nz',
		'hotmail.co.nz',
		'outlook.co.nz',
		'slingshot.co.nz',
		'orcon.net.nz',
		'vodafone.co.nz',
		'spark.co.nz',
	],
	...['proton.me', 'protonmail.com', 'fastmail.com', 'me.com', 'mac.com', 'msn.com', 'aol.com'],
	...['comcast.net', 'verizon.net', 'sbcglobal.net', 'bellsouth.net', 'att.net', 'gmx.de', 'web.de', 't-online.de'],
];

/** As near to a usual one as a slip of the finger, and yet somebody's mail. */
const other: ReadonlySet<string> = new Set([
	...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'gmx.net', 'googlemail.com', 'rocketmail.com', 'hotmail.co.uk'],
	...['yahoo.co.uk', 'live.co.uk', 'outlook.co', 'olive.com', 'life.com', 'five.com', 'like.com', 'fmail.com'],
]);

/** Endings that no domain has, and what they stand for. */
const endings: readonly (readonly [RegExp, string])[] = [
	[/\.(?:con|cmo|ocm|vom|xom|cpm|comm|coom|clm|cim)(?=$|\.au$)/, '.com'],
	[/\.com\.(?:ua|a|aau|auu|aus)$/, '.com.au'],
	[/\.co\.(?:mz|n|nzz|nx)$/, '.co.nz'],
];

function likelyDomain(domain: string): string | null {
	if (other.has(domain)) return null;
	const ended = endings.reduce((text, [pattern, ending]) => text.replace(pattern, ending), domain);
	const [name = '', rest = ''] = halves(ended);
	const near = usual.map((known) => ({ known, slips: slipsTo(known, name, rest) })).filter(({ slips }) => slips < 4);
	const [best] = near.toSorted((one, two) => one.slips - two.slips);
	return best?.known ?? (ended === domain ? null : ended);
}

/** How many slips of the finger a name and its ending are from a known domain; Infinity where it may be another one. */
function slipsTo(known: string, name: string, rest: string): number {
	const [knownName, knownRest] = halves(known);
	const own = slips(name, knownName);
	// Short names are often somebody else's.
	const most = knownName.length >= 7 ? 2 : knownName.length >= 5 ? 1 : 0;
	const isTurned = knownName.length === 4 && own === 1 && isReordered(name, knownName);
	// Without an ending, or with its dot left out.
	if (rest === '') return name === knownName ? 1 : slips(name, known) <= (most > 0 ? 1 : 0) ? 1 : Infinity;
	const end = slips(rest, knownRest);
	return end <= 1 && (own <= most || isTurned) ? own + end : Infinity;
}

/** All its letters, in another order or with one left out: `xrta` and `xta`, not `extra`. */
const isReordered = (name: string, known: string): boolean => [...name].every((letter) => known.includes(letter));

function halves(domain: string): [name: string, rest: string] {
	const dot = domain.indexOf('.');
	return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Letters that are wrong, missing or too many; two neighbours that are swapped are one slip. */
function slips(one: string, other: string): number {
	const letters = [...one];
	let swaps = 0;
	for (const [at, letter] of [...other].entries()) {
		const [own, next] = [letters[at], letters[at + 1]];
		if (own === undefined || next !== letter || own === next || own !== other[at + 1]) continue;
		letters.splice(at, 2, next, own);
		swaps++;
	}
	return swaps + distance(letters.join(''), other);
}
