import type { SiteConfig } from '../../config/site.ts';
import { visibleLocations } from '../../domain/places/location-list.ts';
import { capitalised } from '../../domain/words/wording.ts';
import { places } from './places.ts';
import { departmentOrder, spokenDepartment } from './where-text.ts';

/**
 * Where the hours of holidays hold, which a site has once for all of its places and departments: `Sales, service and parts, at every
 * place.` Null where there is only one of each (LOC-6).
 */
export function holidaysHold(config: SiteConfig): string | null {
	const visible = visibleLocations(config.locations);
	const there = departmentOrder.filter((department) =>
		visible.some(({ location_type }) => location_type === department),
	);
	const several = places(config).length > 1;
	if (there.length < 2) return several ? 'At every place.' : null;
	const departments = there.flatMap((department) => spokenDepartment(department, config));
	const listed = capitalised(new Intl.ListFormat(config.locale).format(departments));
	return `${listed}${several ? ', at every place' : ''}.`;
}
