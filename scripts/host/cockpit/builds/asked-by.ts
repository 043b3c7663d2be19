import { html } from 'hono/html';
import { operatorName } from '../../../../netlify/fleet/fleet.ts';
import type { BuildAnswer } from '../../../../src/contract/rebuild.ts';
import type { Html } from '../../page-frame.ts';
import { number } from '../../wording.ts';

/** Who asked for a build and why; an operator by name, where that is known. */
export const askedWords = ({ by, why }: Pick<BuildAnswer, 'by' | 'why'>): string =>
	by === operatorName && why ? why : `${by}${why ? `: ${why}` : ''}`;

/** Who asked for a build, why, and how often. An option of a command, such as `--all`, stays in one piece. */
export function askedBy({ by, why, triggers }: Pick<BuildAnswer, 'by' | 'why' | 'triggers'>): Html {
	const said = `${askedWords({ by, why })}${triggers > 1 ? ` (${number(triggers)} requests)` : ''}`;
	const parts = said.split(/(--[\w-]+)/);
	return html`${parts.map((part, index) => (index % 2 ? html`<span class="option">${part}</span>` : part))}`;
}
