import { depositTaker } from '../../domain/money/reserve.ts';
import type { Site } from '../site.ts';

/** Who takes deposits on a site, where deposits can be paid (CAR-9). */
export const siteDepositTaker = ({ config, can }: Pick<Site, 'config' | 'can'>) =>
	can.deposits ? depositTaker(config) : undefined;
