/**
 * What the verbs of tasks are in English, in the base form; «_» for a space. A verb with its preposition («participer a») takes it along.
 */
export const taskVerbs = `
accompagner=support accueillir=welcome acheter=buy actualiser=update adapter=adapt administrer=administer afficher=display
affuter=sharpen aiguiller=direct ajuster=adjust alimenter=supply amenager=fit_out ameliorer=improve analyser=analyse
animer=lead annoter=mark approvisionner=supply archiver=archive arroser=water assurer=ensure garantir=ensure assembler=assemble assister=assist
atteindre=reach auditer=audit automatiser=automate baliser=mark_out batir=build brancher=connect cabler=wire
calculer=calculate calibrer=calibrate charger=load chercher=look_for chiffrer=cost choisir=choose cibler=target
classer=file coacher=coach collaborer_avec=work_with collecter=collect coller=stick commander=order
commercialiser=market communiquer=communicate comparer=compare completer=complete composer=compose comptabiliser=record
compter=count concevoir=design conclure=close conditionner=pack conduire=drive configurer=configure conseiller=advise
conserver=keep constituer=put_together construire=build consulter=consult contacter=contact controler=check
convaincre=convince coordonner=coordinate corriger=correct coudre=sew couper=cut creer=create cuire=cook cuisiner=cook
cultiver=grow debarrasser=clear decharger=unload decorer=decorate decouper=cut definir=define demarcher=canvass
demonter=dismantle depanner=repair deployer=deploy dessiner=draw detecter=detect developper=develop diagnostiquer=diagnose
diffuser=distribute diriger=manage distribuer=distribute documenter=document donner=give dresser=lay echantillonner=sample
editer=edit effectuer=carry_out elaborer=draw_up emballer=pack encadrer=supervise encaisser=take_payments_from
enregistrer=record enseigner=teach entretenir=maintain envoyer=send equiper=equip estimer=estimate etablir=draw_up
etiqueter=label etudier=study evaluer=assess examiner=examine executer=carry_out expedier=ship expliquer=explain exploiter=run
fabriquer=make faciliter=facilitate facturer=invoice faire=do fermer=close fideliser=retain filmer=film fixer=set
former=train fournir=supply garder=look_after garnir=stock gerer=manage guider=guide identifier=identify
implanter=set_up implementer=implement imprimer=print informer=inform inspecter=inspect installer=install
integrer=integrate interpreter=interpret inventorier=count inviter=invite lancer=launch laver=wash lire=read livrer=deliver
maintenir=maintain maitriser=control manipuler=handle manutentionner=handle mener=conduct mesurer=measure
mettre_a_jour=update mettre_en_place=set_up mettre_en_rayon=put_out mettre_en_oeuvre=implement migrer=migrate modeliser=model
moderer=moderate moderniser=modernise modifier=modify monter=assemble motiver=motivate negocier=negotiate nettoyer=clean
numeriser=digitise observer=observe optimiser=optimise ordonnancer=schedule organiser=organise orienter=direct ouvrir=open
parametrer=configure participer_a=take_part_in contribuer_a=contribute_to passer=place payer=pay peindre=paint peser=weigh photographier=photograph
piloter=manage placer=place planifier=plan planter=plant plier=fold poncer=sand porter=carry poser=fit
prelever=take prendre=take preparer=prepare presenter=present preserver=preserve prevenir=prevent produire=produce
programmer=program promouvoir=promote proposer=offer proteger=protect publier=publish raccorder=connect ramasser=collect
ranger=put_away rapprocher=reconcile rassurer=reassure realiser=carry_out reapprovisionner=restock reassortir=restock
receptionner=receive recenser=list recevoir=receive rechercher=look_for recolter=harvest recruter=recruit rediger=write reduire=reduce
referencer=list regler=adjust relancer=chase relever=record relire=proofread remplacer=replace remplir=fill_in
renouveler=renew renover=renovate renseigner=inform reparer=repair repasser=iron repertorier=list repondre_a=answer reporter=report
representer=represent resoudre=resolve respecter=comply_with restaurer=restore retoucher=retouch reviser=service saisir=enter
sauvegarder=back_up scanner=scan se_charger_de=see_to secourir=rescue securiser=secure selectionner=select 
servir=serve s_assurer_de=make_sure_of s_occuper_de=look_after signaler=report soigner=treat souder=weld
soutenir=support stocker=store structurer=structure suivre=monitor superviser=supervise surveiller=monitor tailler=prune tenir=keep
tester=test tondre=mow traduire=translate traiter=process transcrire=transcribe transformer=process transmettre=pass_on transporter=transport
trier=sort trouver=find tutorer=tutor usiner=machine utiliser=use valider=validate valoriser=promote veiller_a=see_to vendre=sell ventiler=allocate verifier=check
visiter=visit
`

/** Nouns of action under «assurer», «effectuer» and the like, as what one does: «assurer la maintenance d’un radar». */
export const actionNouns = `
gestion=manage maintenance=maintain entretien=maintain suivi=monitor tenue=keep surveillance=monitor controle=check preparation=prepare
organisation=organise realisation=produce creation=create redaction=write mise_a_jour=update mise_en_place=set_up
mise_en_oeuvre=operate formation=train encadrement=supervise animation=lead coordination=coordinate vente=sell accueil=welcome
saisie=enter reception=receive expedition=ship livraison=deliver distribution=distribute promotion=promote
developpement=develop conception=design installation=install reparation=repair nettoyage=clean recrutement=recruit
planification=plan verification=check analyse=analyse evaluation=assess elaboration=draw_up facturation=invoice
supervision=supervise pilotage=manage accompagnement=support approvisionnement=supply production=produce
`
