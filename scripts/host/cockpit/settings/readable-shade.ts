import { type ColourName, completePalette, failingPairs } from '../../../../src/config/palette.ts';
import { mix } from '../../../../src/domain/words/colour.ts';
import type { SetColours } from './site-sample.ts';

const steps = 50;

/** The shade nearest to a colour, lighter or darker, with which the site can be read; null where there is none. `name`: what it is the colour of. */
export function readableShade(colour: string, name: ColourName, colours: SetColours): string | null {
	for (let step = 1; step <= steps; step++)
		for (const end of ['#ffffff', '#000000']) {
			const shade = mix(colour, end, step / steps);
			if (failingPairs(completePalette({ ...colours, [name]: shade })).length === 0) return shade;
		}
	return null;
}
