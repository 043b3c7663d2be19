/** What a paint looks like in the studio: lit from above, in full light, turned away, and near the floor. */
export interface Paint {
	lit: string;
	base: string;
	shade: string;
	deep: string;
	/** Strength of the highlights, 0 to 1. */
	gloss: number;
}

export const paints = {
	white: { lit: '#ffffff', base: '#f3f5f6', shade: '#ccd3da', deep: '#9aa4af', gloss: 0.9 },
	silver: { lit: '#eef1f3', base: '#bfc5ca', shade: '#929aa2', deep: '#666f78', gloss: 0.75 },
	grey: { lit: '#9fa8b0', base: '#666f78', shade: '#474f57', deep: '#2c3238', gloss: 0.5 },
	black: { lit: '#858d96', base: '#2f343a', shade: '#1b1f23', deep: '#0d0f11', gloss: 0.5 },
	red: { lit: '#ee5b52', base: '#bd1f22', shade: '#861317', deep: '#4d0a0e', gloss: 0.55 },
	blue: { lit: '#5b93d6', base: '#1f5aa6', shade: '#143d77', deep: '#0b2247', gloss: 0.55 },
	green: { lit: '#76987f', base: '#385f49', shade: '#254233', deep: '#14261d', gloss: 0.48 },
	orange: { lit: '#ffab5e', base: '#e2701d', shade: '#ab4d10', deep: '#692c09', gloss: 0.6 },
	bronze: { lit: '#d6c5a9', base: '#9d8767', shade: '#73614a', deep: '#473a2b', gloss: 0.6 },
} as const satisfies Record<string, Paint>;

export type PaintName = keyof typeof paints;

export const paintNames = Object.keys(paints) as PaintName[];

/** A paint of another colour, `#a3172a`: as the others, lighter above, darker below. */
export function paintOf(hex: string): Paint {
	const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
	const towards = (goal: number, share: number): string =>
		`#${channels
			.map((own) =>
				Math.round(own + (goal - own) * share)
					.toString(16)
					.padStart(2, '0'),
			)
			.join('')}`;
	const light = channels.reduce((sum, channel) => sum + channel, 0) / 765;
	return {
		lit: towards(255, 0.42),
		base: hex,
		shade: towards(0, light > 0.8 ? 0.16 : 0.32),
		deep: towards(0, light > 0.8 ? 0.36 : 0.6),
		gloss: 0.5 + light * 0.4,
	};
}

/** Black trim, tyres and glass are the same on every car. */
export const trim = {
	black: '#17191c',
	soft: '#2a2e33',
	grey: '#565d65',
	chrome: '#dfe3e7',
	glass: '#1d262e',
} as const;
