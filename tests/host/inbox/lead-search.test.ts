import { describe, expect, test } from 'vitest';
import { isFoundBy } from '../../../scripts/host/cockpit/leads/lead-search.ts';
import { engines } from '../../support/databases.ts';
import { idsIn, useInbox } from './inbox.ts';

const reach = { phone: '+61491570156', email: 'kim@visitor.example', message: 'Is the towbar rated for 2,000 kg?' };

describe('FORM-15 a lead is found by what its row does not show', () => {
	test.each(['0491570156', '0491 570', '0491 570 156', '+61 491', '61491570156', '0061 491 570 156', '570-156'])(
		'the phone number as %s',
		(q) => expect(isFoundBy({ reach }, '', q)).toBe(true),
	);
	test.each(['kim@visitor', 'TOWBAR rated', 'kia 0491570156', 'kia towbar'])('%s', (q) => {
		expect(isFoundBy({ reach }, 'asks about the kia rio', q)).toBe(true);
	});
	test.each(['0492', '156', 'sunroof', 'kia sunroof'])('not %s', (q) => {
		expect(isFoundBy({ reach }, 'asks about the kia rio', q)).toBe(false);
	});
	test('and by nobody who may not read it', () => expect(isFoundBy({ reach: null }, '', '0491570156')).toBe(false));
});

describe.each(engines)('FORM-15 the search of a list on $name', ({ make }) => {
	const { opened, store, remove, inbox } = useInbox(make);

	test('FORM-15 the palette names four leads and leads to the list of all that it found', async () => {
		for (const nth of [1, 2, 3, 4, 5]) await store(`pal${nth}`, 5, { payload: { name: `Quentin ${nth}` } });
		const find = async (query: string) =>
			JSON.parse((await opened.host.get(`/fleet/find/?${query}`, opened.start)).text) as {
				name: string;
				url: string;
			}[];
		const [, , , , all] = await find('q=quentin');
		expect(all).toMatchObject({ name: 'All 5 leads for “quentin”', url: '/leads/?q=quentin' });
		expect((await find('q=quentin&site=acme'))[4]?.url).toBe('/tenants/acme/leads/?q=quentin');
		expect(idsIn(await inbox('?q=quentin'))).toHaveLength(5);
		await remove('pal5');
		expect(await find('q=quentin')).toHaveLength(4);
		for (const nth of [1, 2, 3, 4]) await remove(`pal${nth}`);
	});

	test('finds by phone number and message, and its page does not show the number', async () => {
		await store('called', 30, { payload: { name: 'Kim Doe', phone: '+61491570156', message: 'Has it a towbar?' } });
		for (const q of ['0491+570', 'kim+towbar']) {
			const text = await inbox(`?q=${q}`);
			expect(idsIn(text)).toEqual(['called']);
			expect(text).not.toMatch(/61491570156/);
			expect(text).toContain('>Found 1</a>');
			const { text: found } = await opened.host.get(`/fleet/find/?q=${q}`, opened.start);
			expect(JSON.parse(found)).toEqual([
				{ name: 'Kim Doe', page: expect.stringMatching(/^lead, acme: /), url: '/tenants/acme/leads/called/' },
			]);
		}
	});
});
