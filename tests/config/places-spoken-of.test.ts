import { expect, test } from 'vitest';
import { makeConfig } from '../support/make-site.ts';
import { texts } from './page-texts.ts';

const pagesOf = (streets: readonly string[]) => {
	const locations = streets.map((street, index) => ({
		...{ id: index + 1, name: `Place ${index + 1}`, location_type: 'sales' },
		address: { street, city: index === 0 ? 'Orange' : 'Dubbo' },
		contact_detail: { opening_hours: [{ weekday: 1, open: '08:30', close: '17:30' }] },
	}));
	const { pages } = makeConfig({ locations } as never);
	return ['/book-test-drive/', '/finance-pre-approval/'].map((path) => [...texts(pages[path])].join(' '));
};

test('ROUTE-9 the pages of forms name the street where there is one place, and leave the choice where there are several', () => {
	expect(pagesOf(['1 Mill Lane']).join(' ')).toContain('Someone at 1 Mill Lane');
	for (const said of pagesOf(['1 Mill Lane', '2 Mill Lane'])) expect(said).not.toContain('Mill Lane');
	expect(pagesOf(['1 Mill Lane', '2 Mill Lane'])[0]).not.toContain('We’re at');
});
