import { formatProblem, ProblemError } from '../../src/config/problem.ts';
import { nextHistory } from '../../src/domain/stock/stock-history.ts';
import type { StockRecord } from '../../src/stock/feed/stock-record.ts';
import { type Pulled, pullTenant } from '../publish/read/pull.ts';
import { lastDay, trustedRecord } from '../publish/read/record-days.ts';
import { ageWarnings, heldBack } from '../publish/read/stock-gate.ts';
import { ageText, fault, type Look, ok, type Said, warning } from './look.ts';

/** What a look at the feed came to: what to say, and the cars that it has. */
export type FeedLook = { said: Said[]; pulled: Pulled | null };

/**
 * Reads a tenant's feed as a build does (SITE-5), and holds it against what the published site remembers: whether it can be
 * read, how old it is, and whether the next build would hold it back.
 */
export async function checkFeed({ tenant, now }: Look, before: StockRecord | null): Promise<FeedLook> {
	if (tenant.site.stock_feed.type === 'none') return { said: [ok('the site has no stock')], pulled: null };
	try {
		const pulled = await pullTenant({ tenant, now });
		const old = ageWarnings(tenant.site.stock_feed, { signs: pulled.signs, now });
		const held = before ? gate(pulled, { tenant, now, before }) : [];
		return { said: [summary(pulled, { before, now }), ...held, ...old.map(warning)], pulled };
	} catch (error) {
		if (!(error instanceof ProblemError)) throw error;
		return { said: error.problems.map((problem) => fault(formatProblem(problem))), pulled: null };
	}
}

function summary({ stock, signs }: Pulled, { before, now }: { before: StockRecord | null; now: number }): Said {
	const published = before ? `, the site lists ${before.history.cars.length}` : '';
	const age = signs.asOf === undefined ? 'its age is unknown' : `${ageText(now - signs.asOf)} old`;
	return ok(`${stock.read} records, ${stock.listed} cars to list${published}; ${age}`);
}

type Before = Pick<Look, 'tenant' | 'now'> & { before: StockRecord };

function gate({ feed, stock, signs }: Pulled, { tenant, now, before }: Before): Said[] {
	const trusted = trustedRecord(before, now);
	const known = trusted?.history ?? { began: '', cars: [], gone: [] };
	const { lost } = nextHistory(known, feed, lastDay(now, trusted));
	const change = { count: trusted?.losses ?? null, known: known.cars.length, lost, listed: stock.listed, signs, now };
	return heldBack(tenant.site.stock_feed, change).map(({ found, expected }) =>
		fault(
			`the next build will hold it back: found ${found}, expected ${expected}. If the feed is right: npm run build -- ${tenant.slug} --accept-shrink`,
		),
	);
}
