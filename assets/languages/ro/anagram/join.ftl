# Participarea la un concurs comun, înainte de a exista fișierul lui.

join-also = concurs comun card nod sală internet
join-show = Participă la un concurs comun
join-show-about = Ca sală, cu cardul primit de la coordonator. Concursurile comune sunt de anagrame grecești.
join-browse = Alege cardul…
join-leave = Înapoi
