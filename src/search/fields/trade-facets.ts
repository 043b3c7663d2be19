import type { TradeFacetName } from '../../domain/words/trade.ts';
import type { FacetRow } from './facet-row.ts';

const list = { kind: 'list', values: 'text', limit: 8, order: 'count', place: 'panel', landing: null } as const;
const range = { kind: 'range', step: 1, min: 0 } as const;

/** A facet and the name by which a site chooses it (`search.facets`). It is plain JSON, since a page hands it to its scripts. */
type TradeFacetRow = FacetRow & {
	name: TradeFacetName;
	/** Where it does not stand after the bodies. */
	after?: 'simple_fuel';
};

/**
 * The facets that only some trades have (SITE-8, SRCH-2). In the browser `src/client/page-facets.ts` stands in for this file: a
 * page has the facets of its own site only, so that they cost the others nothing.
 */
export const tradeFacets = [
	{
		...list,
		name: 'sleeps',
		field: 'sleeps',
		param: 'sleeps',
		label: 'Sleeps',
		plural: 'numbers of berths',
		valueLabel: 'Sleeps #',
		heading: '#-berth',
		values: 'number',
		order: 'value',
		open: true,
	},
	{
		...range,
		name: 'length',
		field: 'length',
		param: 'length',
		label: 'Length',
		unit: '# m',
		step: 0.5,
		heading: '# long',
	},
	{ ...range, name: 'atm', field: 'atm', param: 'atm', label: 'ATM', unit: '# kg', step: 100, heading: '# ATM' },
	{
		...range,
		name: 'gvm',
		field: 'gvm',
		param: 'gvm',
		label: 'GVM',
		unit: '# kg',
		step: 500,
		heading: '# GVM',
		open: true,
	},
	{
		...list,
		name: 'licence',
		field: 'licence_class',
		param: 'licence',
		label: 'Licence',
		plural: 'classes of licence',
		valueLabel: '# licence',
		heading: '#-licence',
		open: true,
	},
	{
		...list,
		name: 'axles',
		field: 'axle_configuration',
		param: 'axles',
		label: 'Axles',
		plural: 'axle configurations',
		valueLabel: '#',
		heading: '#',
	},
	{
		...range,
		name: 'engine_size',
		field: 'engine_cc',
		param: 'cc',
		label: 'Engine size',
		unit: '# cc',
		heading: '#',
		step: 50,
		open: true,
	},
	{
		...list,
		name: 'lams',
		field: 'lams',
		param: 'lams',
		label: 'LAMS',
		plural: 'licences',
		valueLabel: '#',
		heading: '#',
		open: true,
	},
	{
		...range,
		name: 'weekly_price',
		field: 'subscription_price',
		param: 'weekly',
		label: 'Price per week',
		unit: 'dollars',
		heading: '# a week',
		step: 10,
		open: 'always',
	},
	{ ...list, name: 'plan', field: 'subscription_plan', param: 'plan', label: 'Plan', plural: 'plans', valueLabel: '#' },
	{
		...list,
		name: 'wheelchair_places',
		field: 'wheelchair_places',
		param: 'wheelchairs',
		label: 'Wheelchair places',
		plural: 'numbers of wheelchairs',
		valueLabel: 'Wheelchairs: #',
		values: 'number',
		order: 'value',
		open: true,
	},
	{
		...list,
		name: 'wheelchair_entry',
		field: 'wheelchair_entry',
		param: 'entry',
		label: 'Way in',
		plural: 'ways in',
		valueLabel: '#',
		heading: '#',
		open: true,
	},
	{
		...range,
		after: 'simple_fuel',
		name: 'electric_range',
		field: 'electric_range',
		param: 'range',
		label: 'Electric range',
		unit: 'kilometres',
		heading: 'with # range',
		step: 50,
	},
	{
		...range,
		after: 'simple_fuel',
		name: 'towing',
		field: 'towing_capacity',
		param: 'towing',
		label: 'Towing (braked)',
		unit: '# kg',
		heading: 'towing #',
		step: 250,
	},
] as const satisfies readonly TradeFacetRow[];
