import { formsFilePath } from '../../../contract/forms-file.ts';
import { formsFile as forms } from '../../forms/forms-file.ts';
import { fileKind } from '../page-kind.ts';

/** `/forms.json`: the site's forms, for the pages that have one (FORM-1). */
export const formsFile = fileKind({
	pages: () => [{ path: formsFilePath, params: null }],
	model: (site) => forms(site),
});
