import { slugify } from '../../domain/addresses/slug.ts';

/** How feeds write that all four wheels can be driven, off the road. */
export const fourByFour: readonly string[] = ['4wd', '4x4', 'fourwheeldrive'];
export const allWheel: readonly string[] = ['awd', 'allwheeldrive'];

/** Whether a drive of the stock is one of these. */
export const isDrive = (drive: string, keys: readonly string[]): boolean =>
	keys.includes(slugify(drive).replace(/-/g, ''));

export const is4x4 = (drive: string): boolean => isDrive(drive, fourByFour);
