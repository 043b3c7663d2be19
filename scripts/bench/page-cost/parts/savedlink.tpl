<a class="header-saved" href="{{ it.path }}" aria-label="{{ it.text }}" data-saved-link="favourites">{{> icon it.icon }}</a>
