import { disc, fill, line, type Tints } from './shapes.ts';

/** Symbols of places and things, in a box of 480 × 480. */

/** An ear of wheat over a bend of the river. */
export const wheat = ({ main, second }: Tints): string => {
	const grain = (x: number, y: number, side: 1 | -1): string =>
		`M${x} ${y}c${side * 20}-74 ${side * 74}-88 ${side * 100}-96c${side * 4} 62 ${side * -22} 104 ${side * -100} 96z`;
	const ears = [126, 206, 286].map((y) => grain(246, y, 1) + grain(234, y, -1)).join('');
	return (
		fill(`${ears}M240 120c-46-46-34-92 0-120c34 28 46 74 0 120z`, second) +
		line('M240 130V352', second, 18) +
		line('M20 384C94 340 150 340 240 384S386 428 460 384', main, 34) +
		line('M96 450C150 420 190 424 240 446S330 472 384 446', main, 26)
	);
};

/** Four shapes that fill a box without a gap. */
export const fitted = ({ main, second, third }: Tints): string =>
	`<clipPath id="f"><rect width="480" height="480" rx="84"/></clipPath><g clip-path="url(#f)">` +
	fill('M0 0H228V300H0z', main) +
	fill('M252 0H480V186H252z', second) +
	fill('M0 324H228V480H0z', third) +
	fill('M252 210H480V480H252z', main) +
	'</g>' +
	disc(366, 345, 62, second);

/** A crate seen from a corner. */
export const crate = ({ main, second, back }: Tints): string =>
	fill('M0 122L150 14H480L350 122z', second) +
	fill('M0 122H350V480H0z', main) +
	fill('M350 122L480 14V372L350 480z', main) +
	fill('M344 122L350 118L356 124V480H344z', back) +
	fill('M0 116H352V128H0z', back);

/** An indicator: two arrows, one of them on. */
export const blink = ({ main, second, back }: Tints): string =>
	`<rect width="480" height="480" rx="150" fill="${main}"/>` +
	line('M128 138L230 240L128 342', back, 58) +
	line('M258 138L360 240L258 342', second, 58);

/** A needle that points south. */
export const needle = ({ main, second, back }: Tints): string =>
	disc(240, 240, 240, main) +
	fill('M240 54L306 240H174z', back) +
	fill('M240 426L174 240H306z', second) +
	disc(240, 240, 34, main);

/** A tent under a low sun, on dunes. */
export const tent = ({ main, second, back }: Tints): string =>
	`<clipPath id="t"><circle cx="240" cy="240" r="240"/></clipPath><g clip-path="url(#t)">` +
	fill('M0 0H480V480H0z', second) +
	disc(338, 168, 74, back) +
	fill('M0 330C110 268 190 300 270 318S420 318 480 282V480H0z', main) +
	fill('M84 384L222 130Q236 108 250 130L388 384z', back) +
	fill('M236 206L304 384H168z', main) +
	fill('M0 396C120 356 210 400 300 398S430 376 480 360V480H0z', main) +
	'</g>';

/** Two sails. */
export const sails = ({ main, second }: Tints): string =>
	fill('M226 20C226 168 186 304 62 396H226z', main) +
	fill('M258 96C330 176 372 288 378 396H258z', second) +
	line('M30 444H450', main, 14);

/** A trunk and its branches inside a nut. */
export const ironbark = ({ main, back }: Tints): string =>
	fill('M240 0L448 120V360L240 480L32 360V120z', main) +
	line('M240 396V92M240 348L140 248M240 348L340 248M240 240L164 164M240 240L316 164', back, 40);

/** A flat-topped mountain before the sun. */
export const mesa = ({ main, second, third }: Tints): string =>
	disc(318, 186, 116, second) +
	fill('M0 420L66 300L96 292L118 170H306L330 262L372 276L404 344L480 420z', main) +
	fill('M112 206H314L322 238H106z', third) +
	fill('M84 316H386L400 342H70z', third);
