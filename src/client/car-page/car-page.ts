import { startTooltips } from '../tooltips.ts';
import { startCarBar } from './car-bar.ts';
import { startDialogs } from './dialogs.ts';
import { startFolds } from './folds.ts';
import { startCarGallery } from './gallery.ts';
import { startJumpLinks } from './jump-links.ts';
import { startPhoneCards } from './phone-cards.ts';
import { startTools } from './tools.ts';
import { startWalkAround } from './walk-around.ts';

startDialogs(document.body);
startPhoneCards(document.body);
startTooltips(document.body);
startWalkAround(document.body);
startTools(document.body);
startCarBar(document);
startFolds(document);
startJumpLinks(document);
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) startCarGallery(gallery);
