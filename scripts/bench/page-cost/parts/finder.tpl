<search class="finder {{ it.class }}"><form action="{{ it.action }}" autocomplete="off" data-finder>{{> icon it.icon }}
<input type="text" inputmode="search" enterkeyhint="search" name="q" aria-label="{{ it.label }}" placeholder="{{ it.placeholder }}" maxlength="120" spellcheck="false" autocapitalize="off">
<button type="submit">Search</button></form></search>
