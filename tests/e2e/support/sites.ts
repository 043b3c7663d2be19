/** `FORECOURT_TEST_PORT` moves them, so that two runs fit on one machine. */
const first = Number(process.env['FORECOURT_TEST_PORT']) || 4401;

/** Ports at which the browser tests serve the sample tenants, the fixture tenants, and a stand-in for map services. */
export const ports = { samples: first, fixtures: first + 1, maps: first + 2 } as const;

/** Where the site of `everything` says that its map is. */
const writtenMaps = 4403;

/** How the browser finds hosts: the map where this run has it, nothing of the outer world, not even its name servers. */
export const hostRules = [
	`MAP 127.0.0.1:${writtenMaps} 127.0.0.1:${ports.maps}`,
	'MAP 127.0.0.1 127.0.0.1',
	'MAP * ~NOTFOUND',
	'EXCLUDE localhost',
	'EXCLUDE *.localhost',
].join(', ');

/** The start page that lists the sample tenants. */
export const startUrl = `http://localhost:${ports.samples}/`;

/** An address on the site of a tenant of `tenants/`. */
export const sampleUrl = (slug: string, path = '/'): string => `http://${slug}.localhost:${ports.samples}${path}`;

/** An address on the site of a tenant of `tests/fixtures/tenants/`. */
export const fixtureUrl = (slug: string, path = '/'): string => `http://${slug}.localhost:${ports.fixtures}${path}`;
