import { expect, test } from 'vitest';
import { fleetParts } from '../../scripts/host/cockpit/fleet/fleet-parts.ts';
import { fleetRows } from '../../scripts/host/cockpit/fleet/fleet-rows.ts';

test('SITE-16 each part of the fleet has its number of sites, not of what waits in them', () => {
	const tenants = ['acme', 'bolt', 'cold'].map((slug) => ({ slug, root: null, report: null }));
	const rows = fleetRows(tenants as never, null, 0).map((row, index) => ({ ...row, overdue: index === 2 ? 0 : 17 }));
	const [first] = fleetParts(rows);
	expect([first?.key, String(first?.words)]).toEqual(['overdue', '<span class="bad">With overdue leads</span> 2']);
});
