import { apiBases } from '../../contract/paths.ts';
import { depositTaker } from '../../domain/money/reserve.ts';
import type { Site } from '../site.ts';

/** Who takes deposits on a site, where deposits can be paid (CAR-9). */
export const siteDepositTaker = ({ config, can }: Pick<Site, 'config' | 'can'>) =>
	can.deposits ? depositTaker(config) : undefined;

/** Base of the calls of reservations, `/api`, on a site that takes deposits; else null. */
export const depositsBase = (site: Pick<Site, 'config' | 'can'>): string | null =>
	siteDepositTaker(site) ? apiBases[site.config.mock ? 'mock' : 'live'] : null;
