import type { ClothesName } from './clothes.ts';
import type { HairName } from './hair.ts';

/** How somebody in a team is drawn. */
export type Person = {
	skin: keyof typeof skins;
	hair: HairName;
	colour: keyof typeof hairColours;
	clothes: ClothesName;
	beard?: boolean;
	glasses?: boolean;
};

/** The light and the shaded tone of each skin, with its lips. */
export const skins = {
	pale: ['#f3d0b8', '#dca98a', '#b5655a'],
	fair: ['#eabf9f', '#cf9770', '#a9594a'],
	olive: ['#d9a67c', '#b67f55', '#8f4a3a'],
	tan: ['#bd8256', '#955f3a', '#743626'],
	brown: ['#94603f', '#6f432a', '#57281c'],
	dark: ['#6f452e', '#4f2e1e', '#3d1b13'],
} as const;

export const hairColours = {
	black: '#1f1b1a',
	dark: '#3a2a22',
	brown: '#6a4630',
	red: '#a4532a',
	blond: '#c99f5e',
	grey: '#9a9691',
	white: '#d8d4cd',
} as const;
