import type { SiteConfig } from '../../config/site.ts';
import type { FormAbout, FormsFile } from '../../contract/forms-file.ts';
import { siteForm } from '../../forms/definitions/site-form.ts';
import { drawnFile } from './forms-file.ts';

/** The place of a form on a page: which one, what the page knows of it, and what its first step is drawn from at the build. */
export type FormPlaceModel = { form: string; about: FormAbout | null; drawn: FormsFile };

/** The place of the form of this name; null where the site has no such form. */
export function formPlace(name: string, config: SiteConfig, about: FormAbout | null = null): FormPlaceModel | null {
	return siteForm(name, config) ? { form: name, about, drawn: drawnFile(name, config) } : null;
}
