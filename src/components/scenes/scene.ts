import type { PageSubject } from '../../domain/words/page-subject.ts';
import type { Template } from '../../domain/words/template.ts';
import { vehicle } from './vehicles.ts';

/** The inside of a scene's `<svg>`, 480 × 240, in the tenant's own colours: what the page is about, and what the dealer sells. */
export function sceneSvg(subject: SceneSubject, template: Template): string {
	const at = (x: number, y: number, size: number): string => vehicle(template, { x, y, size });
	return backdrop + scenes[subject](at);
}

/** What a drawing is about: a page's subject, or that there is no page. */
export type SceneSubject = PageSubject | 'lost';

type Put = (x: number, y: number, size: number) => string;

const backdrop =
	'<path class="k" d="M0 0H480V240H0Z"/><circle class="h" cx="392" cy="66" r="92"/><path class="h" d="M0 150Q90 96 190 132T380 118 480 136V240H0Z"/><path class="f" d="M0 196H480V240H0Z"/>';

const sheet = (x: number, y: number, lines: string): string =>
	`<g transform="translate(${x} ${y})"><rect class="w" width="112" height="128" rx="8"/>${lines}</g>`;

const line = (y: number, width: number): string =>
	`<rect class="h" x="14" y="${y}" width="${width}" height="8" rx="4"/>`;

const coins = (x: number, height: number): string =>
	Array.from(
		{ length: height },
		(_, row) => `<rect class="a" x="${x}" y="${186 - row * 11}" width="40" height="9" rx="4.5"/>`,
	).join('');

const wrench =
	'<path class="a" d="M0-8 40-8A22 22 0 1 1 40 8L0 8A8 8 0 0 1 0-8Z"/><path class="k" d="M50-7H80V7H50Z"/>';

const looks = {
	short: {
		shade: 0.15,
		hair: '<path class="t" d="M-28-96Q-30-126 0-126T28-96Q20-110-2-109-22-108-28-96Z"/>',
	},
	long: {
		shade: 0,
		behind: '<path class="t" d="M-33-96Q-36-130 0-130T33-96V-58H-33Z"/>',
		hair: '<path class="t" d="M-28-96Q-26-125 2-123T28-96Q22-110 4-114-10-102-28-96Z"/>',
	},
	cap: {
		shade: 0.45,
		hair: '<path class="t" d="M-28-102Q-28-127 0-127T28-102ZM-2-108H42Q44-101 36-101H-2Z"/>',
	},
};

/** Somebody of the team, from the waist up. */
function person(x: number, top: string, look: keyof typeof looks): string {
	const { shade, hair, behind = '' } = { behind: '', ...looks[look] };
	const face =
		'<circle cx="-9" cy="-95" r="2.6"/><circle cx="9" cy="-95" r="2.6"/><path fill="none" stroke="currentColor" stroke-width="2.4" stroke-linecap="round" d="M-8-85Q0-78 8-85"/>';
	const skin = (part: string): string =>
		`<path class="l" d="${part}"/><path class="t" opacity="${shade}" d="${part}"/>`;
	return `<g transform="translate(${x} 196)">${behind}<path class="${top}" d="M-42 0V-34Q-42-66 0-66T42-34V0Z"/>${skin('M-9-71V-62Q0-54 9-62V-71A27 27 0 1 0-9-71Z')}${face}${hair}</g>`;
}

const scenes: Record<SceneSubject, (put: Put) => string> = {
	finance: (put) =>
		sheet(
			46,
			62,
			`${line(18, 56)}${line(38, 84)}<rect class="h" x="14" y="66" width="84" height="6" rx="3"/><circle class="c" cx="66" cy="69" r="10"/><rect class="c" x="14" y="92" width="84" height="22" rx="6"/>`,
		) +
		coins(176, 3) +
		coins(222, 6) +
		put(268, 200, 0.98),
	questions: (put) =>
		`${put(28, 200, 0.92)}<path class="w" d="M196 44H366Q380 44 380 58V112Q380 126 366 126H248L218 150V126H196Q182 126 182 112V58Q182 44 196 44Z"/><path class="c" d="M330 134H434Q446 134 446 146V180Q446 192 434 192H420V206L402 192H330Q318 192 318 180V146Q318 134 330 134Z"/><path class="q" d="M262 76Q262 60 281 60T300 76Q300 86 290 91 281 96 281 104"/><circle class="c" cx="281" cy="115" r="5"/><circle class="w" cx="354" cy="163" r="7"/><circle class="w" cx="382" cy="163" r="7"/><circle class="w" cx="410" cy="163" r="7"/>`,
	steps: (put) =>
		`<path class="d" d="M24 206C130 206 90 160 190 160S300 124 456 118"/>${put(40, 200, 0.62)}${[
			[196, 160],
			[316, 136],
			[432, 119],
		]
			.map(
				([x, y], place) =>
					`<g transform="translate(${x} ${y})"><path class="${place === 2 ? 'a' : 'c'}" d="M0 0Q-26-30-26-48A26 26 0 1 1 26-48Q26-30 0 0Z"/><circle class="w" cy="-48" r="11"/></g>`,
			)
			.join('')}`,
	service: (put) =>
		`<path class="t" d="M112 62H124V200H112ZM368 62H380V200H368Z"/>${put(146, 146, 0.98)}<path class="a" d="M118 144H374V153H118Z"/><g transform="translate(414 176) rotate(-58)">${wrench}</g><rect class="c" x="24" y="164" width="68" height="36" rx="5"/><rect class="a" x="24" y="164" width="68" height="8" rx="4"/><path class="s" d="M46 164V154H70V164"/>`,
	parts: () =>
		`<path class="c" d="M34 112H446V121H34ZM34 204H446V213H34Z"/><path class="t" d="M44 40H53V213H44ZM427 40H436V213H427Z"/><circle class="t" cx="108" cy="74" r="38"/><circle class="r" cx="108" cy="74" r="19"/><circle class="c" cx="108" cy="74" r="6"/><rect class="c" x="166" y="66" width="78" height="46" rx="5"/><path class="a" d="M176 57H192V66H176ZM218 57H234V66H218Z"/><rect class="w" x="178" y="82" width="54" height="14" rx="4"/><path class="a" d="M266 66Q266 58 274 58H280V48H294V58Q306 60 306 72V112H266Z"/><rect class="w" x="274" y="78" width="24" height="20" rx="3"/><path class="w" d="M322 112V92Q326 80 346 80H400Q414 80 418 96V112Z"/><path class="c" d="M322 98H418V104H322Z"/><circle class="r" cx="102" cy="168" r="34"/><circle class="f" cx="102" cy="168" r="16"/><circle class="w" cx="102" cy="168" r="8"/><path class="t" d="M158 134H222Q230 134 230 142V204H150V142Q150 134 158 134Z"/><path class="h" d="M162 146H218V152H162ZM162 162H218V168H162ZM162 178H218V184H162Z"/><rect class="w" x="252" y="160" width="74" height="44" rx="4"/><path class="a" d="M252 174H326V184H252Z"/><rect class="w" x="262" y="132" width="54" height="28" rx="4"/><path class="s" d="M346 196H392Q408 196 408 180V166"/><circle class="t" cx="408" cy="152" r="14"/>`,
	repairs: (put) =>
		`${put(36, 200, 1)}<path class="w" d="M352 48 418 70V122Q418 172 352 198 286 172 286 122V70Z"/><path class="c" d="M352 62 405 80V122Q405 162 352 184 299 162 299 122V80Z"/><path class="y" d="M328 122 346 140 380 102"/>`,
	trade: (put) =>
		`${put(22, 200, 0.86)}${put(288, 200, 0.86)}<path class="o" d="M178 84Q240 34 302 84"/><path class="a" d="M312 58V94H276Z"/><path class="o" d="M302 120Q240 164 178 120" opacity=".55"/><path class="a" d="M168 146V110H204Z" opacity=".55"/>`,
	changes: (put) =>
		`${put(150, 200, 1.1)}<path class="a" d="M28 200 156 178V188L60 204H28Z"/><g transform="translate(384 108) rotate(-40)">${wrench}</g>${sheet(38, 40, `${line(18, 70)}${line(38, 84)}${line(58, 50)}`).replace('height="128"', 'height="84"')}`,
	lost: (put) =>
		`<path class="t" d="M378 44H390V200H378Z"/><path class="a" d="M330 56H426L448 78 426 100H330Z"/><path class="c" d="M438 112H342L320 134 342 156H438Z"/><rect class="w" x="346" y="74" width="66" height="8" rx="4"/><rect class="w" x="356" y="130" width="66" height="8" rx="4"/>${put(46, 200, 1.12)}`,
	team: () => person(130, 'c', 'long') + person(350, 'c', 'cap') + person(240, 'a', 'short'),
};
