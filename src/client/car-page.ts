import { startCarGallery } from './car-gallery.ts';
import { startDialogs } from './dialogs.ts';
import { startPhoneCards } from './phone-cards.ts';
import { startTooltips } from './tooltips.ts';
import { startWalkAround } from './walk-around.ts';

startDialogs(document.body);
startPhoneCards(document.body);
startTooltips(document.body);
startWalkAround(document.body);
for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) startCarGallery(gallery);
