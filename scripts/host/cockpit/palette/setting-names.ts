import { join } from 'node:path';
import { tenantDirs } from '../../../publish/paths.ts';
import { whileUnchanged } from '../../while-unchanged.ts';
import { notedSettings } from '../settings/noted.ts';
import { oftenPlace } from '../settings/often.ts';
import type { Setting } from '../settings/rows.ts';
import { readSiteFile } from '../settings/site-file.ts';

/** What the palette knows of a setting; `often`: its place among those that are changed most. */
export type NamedSetting = Pick<Setting, 'key' | 'name' | 'path' | 'isEditable'> & { often: number };

type Where = { out: string; tenantsDir: string | null };

const known = whileUnchanged(
	(place) => {
		const [out = '', tenantsDir = '', slug = ''] = place.split('\n');
		const { config, answer } = tenantDirs(out, slug);
		return [join(tenantsDir, slug, 'site.json'), config, answer];
	},
	(place): NamedSetting[] => {
		const [out = '', tenantsDir = '', slug = ''] = place.split('\n');
		const rows = notedSettings(out, slug, readSiteFile(tenantsDir || null, slug)) ?? [];
		return rows.map((row) => {
			const { key, name, path, isEditable } = row;
			return { key, name, path, isEditable, often: oftenPlace(row) };
		});
	},
);

/** The settings of a site by name, read again once one of its files is another: the palette asks with each letter. */
export const settingNames = ({ out, tenantsDir }: Where, slug: string): NamedSetting[] =>
	known([out, tenantsDir ?? '', slug].join('\n'));
