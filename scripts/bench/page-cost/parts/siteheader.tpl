<header class="site-header site-header-stacked"><div class="phone-bar"><div class="wrap">{{> sitename it }}
<button type="button" class="header-saved header-find" popovertarget="header-finder" aria-label="{{ it.finder.label }}">
{{> icon it.icons.search }}</button>{{> phonelink it.phones.bar }}{{> savedlink it.saved }}{{> phonemenu it }}</div></div>
<div class="wide-header"><div class="header-row header-row-bar"><div class="wrap">{{> sitename it }}{{> finder it.inlinefinder }}
{{> phonelink it.phones.wide }}<div class="header-icons">{{> savedlink it.saved }}</div></div></div>
<div class="header-row header-row-menu"><div class="wrap">{{> mainmenu it }}</div></div></div>
<div id="header-finder" class="header-finder" popover><div class="wrap">{{> finder it.finder }}
<button type="button" class="header-saved" popovertarget="header-finder" popovertargetaction="hide" aria-label="Close search">
{{> icon it.icons.close }}</button></div></div></header>
