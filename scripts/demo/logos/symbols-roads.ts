import { disc, fill, line, type Tints } from './shapes.ts';

/** Symbols made of roads, hills and wheels, in a box of 480 × 480. */

/** A low sun cut by the horizon's lines, and the road into it. */
export const sunset = ({ main, back }: Tints): string => {
	const cuts = [250, 306, 356, 400].map((y, index) => `M0 ${y}H480V${y + 12 + index * 7}H0z`).join('');
	return (
		`<clipPath id="s"><circle cx="240" cy="240" r="216"/></clipPath>` +
		`<g clip-path="url(#s)">${fill('M0 0H480V480H0z', main)}${fill(cuts, back)}${fill('M226 214H254L372 480H108z', back)}${line('M240 262V296M240 330V372M240 408V470', main, 20)}</g>`
	);
};

/** A road that climbs a hill in bends. */
export const climb = ({ main }: Tints): string =>
	fill('M0 0H480V150C440 128 396 92 330 92C262 92 226 136 172 168C96 214 70 300 0 318z', main) +
	line('M150 456C164 420 340 426 336 360C332 306 178 322 184 262C188 218 306 232 318 178', main, 44);

/** A letter b of a ring and a post, with a road in the ring. */
export const ring = ({ main, second, back }: Tints): string =>
	disc(240, 240, 240, main) +
	line('M166 96V330', back, 58) +
	`<circle cx="252" cy="288" r="86" fill="none" stroke="${back}" stroke-width="58"/>` +
	disc(252, 288, 30, second);

/** A bend between two peaks, drawn with one line. */
export const bend = ({ main }: Tints): string =>
	`<circle cx="240" cy="240" r="222" fill="none" stroke="${main}" stroke-width="22"/>` +
	line('M136 446C150 352 356 352 344 276C334 212 148 246 152 180C155 132 256 128 300 52', main, 46);

/** A wheel above, a wave below. */
export const wheelAndWave = ({ main, second }: Tints): string =>
	`<clipPath id="u"><path d="M0 0H480V262C420 262 420 214 360 214S300 262 240 262S180 214 120 214S60 262 0 262z"/></clipPath>` +
	`<clipPath id="d"><circle cx="240" cy="240" r="228"/></clipPath>` +
	`<g clip-path="url(#u)"><circle cx="240" cy="240" r="198" fill="none" stroke="${main}" stroke-width="60"/><circle cx="240" cy="240" r="56" fill="${main}"/>` +
	`${line('M240 240V40M240 240L66 140M240 240L414 140', main, 24)}</g>` +
	`<g clip-path="url(#d)">${fill('M0 302C60 302 60 254 120 254S180 302 240 302S300 254 360 254S420 302 480 302V372C420 372 420 324 360 324S300 372 240 372S180 324 120 324S60 372 0 372z', second)}` +
	`${fill('M0 412C60 412 60 364 120 364S180 412 240 412S300 364 360 364S420 412 480 412V480H0z', second)}</g>`;

/** A wheel that rolls up a ramp. */
export const ramp = ({ main, second, back }: Tints): string =>
	`<rect width="480" height="480" rx="120" fill="${main}"/>` +
	fill('M66 356L394 252Q414 248 414 268V366Q414 392 388 392H72Q44 366 66 356z', back) +
	`<circle cx="196" cy="194" r="84" fill="none" stroke="${second}" stroke-width="46"/>`;
