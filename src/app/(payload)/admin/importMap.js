import { ReviewNotice as ReviewNotice_a5b6d9a2dc3d7ce557cd0cbeda7fe090 } from '@/cms/admin/review/ReviewNotice.client'
import { Address as Address_36a4942f5724a61fac846c370e40a4dc } from '@/cms/admin/addresses/Address.client'
import { LinkProblems as LinkProblems_8650bbc25b9d986b4977f3cbe9deb573 } from '@/cms/admin/links/LinkProblems.client'
import { ThumbnailCell as ThumbnailCell_6c2bb44df7d66940819bf2c60538cc97 } from '@/cms/admin/lists/ThumbnailCell'
import { LinkField as LinkField_60437fee056b292ee807d7036db325fe } from '@/cms/admin/links/LinkField.client'
import { BlockName as BlockName_8743fa1a2236a15a22b5805c243ca6f5 } from '@/cms/admin/rows/RowLabels.client'
import { SaveBlockAsSection as SaveBlockAsSection_bb5a960bf081f0e5a54ecc0be7c7b10f } from '@/cms/admin/sections/SaveAsSection.client'
import { BlockLabel as BlockLabel_8743fa1a2236a15a22b5805c243ca6f5 } from '@/cms/admin/rows/RowLabels.client'
import { ArrayLabel as ArrayLabel_8743fa1a2236a15a22b5805c243ca6f5 } from '@/cms/admin/rows/RowLabels.client'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { CleanPasteFeatureClient as CleanPasteFeatureClient_79ee71e9438fe12c2a00a893fe8ac4ba } from '@/cms/admin/text/CleanPaste.client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TitleOfRow as TitleOfRow_00069c8c971807e292e9aea2902549e0 } from '@/cms/admin/text/RowLabels.client'
import { CaptionOfRow as CaptionOfRow_00069c8c971807e292e9aea2902549e0 } from '@/cms/admin/text/RowLabels.client'
import { SectionActions as SectionActions_1f72baf5702ed2920cf8defe114441cd } from '@/cms/admin/sections/SectionActions.client'
import { SectionLabel as SectionLabel_2dc155eb846a9bc1dbfce61c2a4706f9 } from '@/cms/admin/sections/SectionLabel.client'
import { LayoutField as LayoutField_67bce5aa1d560d1a45536e47498f8fb6 } from '@/cms/admin/picker/LayoutField.client'
import { UndoBlocks as UndoBlocks_5b10b21f0216a1cd598414dcfb26943e } from '@/cms/admin/layout/UndoBlocks.client'
import { SaveAsSection as SaveAsSection_bb5a960bf081f0e5a54ecc0be7c7b10f } from '@/cms/admin/sections/SaveAsSection.client'
import { LengthHint as LengthHint_93cbcb5d8b650c85bde728f7a685a9a7 } from '@/cms/admin/publishing/LengthHint.client'
import { AppearancePreview as AppearancePreview_3e674e3888becbbab31cc232f3242ece } from '@/cms/admin/publishing/AppearancePreview.client'
import { PublishChecks as PublishChecks_a89440dcc6a43477276319f93e4b29ba } from '@/cms/admin/publishing/PublishChecks.client'
import { PageField as PageField_913133ec41df51e60eaab0066f4dbbbf } from '@/cms/admin/addresses/PageField.client'
import { StaffNameCell as StaffNameCell_1b5be5c9435f8c842ab452ef1e89061e } from '@/cms/admin/lists/StaffNameCell'
import { CommentsPanel as CommentsPanel_9d2f802633aaa47d7bb9f0f6814aaa6d } from '@/cms/admin/comments/CommentsPanel.client'
import { TreeLink as TreeLink_a846550a356228d20bceaddc59d86255 } from '@/cms/admin/addresses/TreeLink.client'
import { FocusTitle as FocusTitle_2b2c3c68972ed7d3198817c951f6ac91 } from '@/cms/admin/FocusTitle.client'
import { StillUnsaved as StillUnsaved_1392ec1c2bd6af1a15ac20da1e02ab0e } from '@/cms/admin/StillUnsaved.client'
import { NewerVersion as NewerVersion_03301b31c78b89832e5d259ce334f408 } from '@/cms/admin/NewerVersion.client'
import { Autosave as Autosave_c58e2ba7f7f421f6d2e67b273de209c5 } from '@/cms/admin/versions/Autosave.client'
import { PreviewSync as PreviewSync_e96ef4085fb26343bad749933854e7f9 } from '@/cms/admin/preview/PreviewSync.client'
import { SeeAs as SeeAs_5b8691afb6d13fc3b8ac38fa63392e68 } from '@/cms/admin/SeeAs.client'
import { CommentsLink as CommentsLink_c349d9b9aef15bec612d82df620956c2 } from '@/cms/admin/comments/CommentsLink.client'
import { Publish as Publish_7c123ee9f61bbcba06733e5b05b0203b } from '@/cms/admin/Publish.client'
import { Unpublish as Unpublish_2b89346cdc88e5d7b68fa44bc405d04d } from '@/cms/admin/review/Unpublish.client'
import { VersionsView as VersionsView_95e45f17e3b938fd56043c43431bffe4 } from '@/cms/admin/versions/VersionsView'
import { PasteIngredients as PasteIngredients_93ea20e2bb63d6e5c9593318b0e5b401 } from '@/cms/admin/recipes/PasteIngredients.client'
import { QuantityHint as QuantityHint_77bb523eb8b9bd4ab9d5855bb217b4aa } from '@/cms/admin/recipes/QuantityHint.client'
import { UnitField as UnitField_08c80483ae13a5cbd564c96955f6b67f } from '@/cms/admin/recipes/UnitField.client'
import { IngredientLabel as IngredientLabel_22d9cfc637048b1a94a9d6ad2d4d01af } from '@/cms/admin/recipes/RowLabels.client'
import { GroupLabel as GroupLabel_22d9cfc637048b1a94a9d6ad2d4d01af } from '@/cms/admin/recipes/RowLabels.client'
import { StepLabel as StepLabel_22d9cfc637048b1a94a9d6ad2d4d01af } from '@/cms/admin/recipes/RowLabels.client'
import { TipLabel as TipLabel_22d9cfc637048b1a94a9d6ad2d4d01af } from '@/cms/admin/recipes/RowLabels.client'
import { EnergyHint as EnergyHint_f00b7ee4f5c8fa1147acb25d8201b670 } from '@/cms/admin/recipes/EnergyHint.client'
import { ListTransfer as ListTransfer_c7cd0f022a1b0465809c7b800a96ed00 } from '@/cms/admin/transfer/ListTransfer.client'
import { TimeZoneField as TimeZoneField_ebcbb24c483f994c65a4ee87c39415e7 } from '@/cms/admin/events/TimeZoneField.client'
import { EventDateCell as EventDateCell_0f5cc617d41d8a837e088c9076f0a59b } from '@/cms/admin/events/EventDateCell.client'
import { EventDateField as EventDateField_fc04e27953de4b90ea55b96750753f5e } from '@/cms/admin/events/EventDateField.client'
import { StepProblems as StepProblems_8827dd52572d1714379878f7a6234cb0 } from '@/cms/admin/programmes/StepProblems.client'
import { StepLabel as StepLabel_6735a25b258bae2394c59d8a405ec30d } from '@/cms/admin/programmes/RowLabels.client'
import { DayLabel as DayLabel_6735a25b258bae2394c59d8a405ec30d } from '@/cms/admin/programmes/RowLabels.client'
import { WeekLabel as WeekLabel_6735a25b258bae2394c59d8a405ec30d } from '@/cms/admin/programmes/RowLabels.client'
import { UsedOn as UsedOn_ef54aedc807ff796620313e65b7df959 } from '@/cms/admin/files/UsedOn.client'
import { PictureLimit as PictureLimit_9ed2a21dfb55632093f734fd8967a241 } from '@/cms/admin/files/PictureLimit.client'
import { FolderField as FolderField_ae6c213b666bc60166f0468ed40f6d70 } from '@/cms/admin/files/FolderField.client'
import { PictureTools as PictureTools_2aa76b50ff18c4e1e69d94536c1500eb } from '@/cms/admin/pictures/PictureTools.client'
import { PasswordHelp as PasswordHelp_1b0fcbbd8ce2d31cabaf2ac54075c25e } from '@/cms/admin/people/PasswordHelp.client'
import { MembershipLink as MembershipLink_884f840e07ddbbe6a966a7c194af91ed } from '@/cms/admin/memberships/MembershipLink.client'
import { OrderActions as OrderActions_8786db719383816835e877983055bdf0 } from '@/cms/admin/memberships/OrderActions.client'
import { Letter as Letter_8a7c8809d2eddf52fe9ad89450b09ad6 } from '@/cms/admin/forms/Letter'
import { DoneCell as DoneCell_41dfd7965c2743707c5638723b819aef } from '@/cms/admin/forms/DoneCell.client'
import { OpenOrDone as OpenOrDone_765cf05d4ef5003080c2f2aa4e8f850e } from '@/cms/admin/forms/OpenOrDone.client'
import { ListExport as ListExport_6731adee6d525c9573ed245f04296b24 } from '@/cms/admin/forms/ListExport.client'
import { EmailPreview as EmailPreview_840f8576e5a9b26200bd1eea20555087 } from '@/cms/admin/memberships/EmailPreview.client'
import { Icon as Icon_c3061ab38bc6926ee3b15c2a77530348 } from '@/cms/admin/Icon'
import { Logo as Logo_e68ffddac508aabedfc299e3ce9a1ad1 } from '@/cms/admin/Logo'
import { NavLinks as NavLinks_27af4bf84f042e5b4d56a252e0975194 } from '@/cms/admin/memberships/NavLinks'
import { NavLinks as NavLinks_876ece7e3c170853e9a7602589c47272 } from '@/cms/admin/community/NavLinks'
import { Dashboard as Dashboard_e4e732717b3a3dd7c3946c880015a069 } from '@/cms/admin/dashboard/Dashboard'
import { Welcome as Welcome_200c61b0bf8d0fdfe0fe3af72b752e7c } from '@/cms/admin/Welcome'
import { TransferView as TransferView_23c8cc8dbf2a354482a7710b3befee31 } from '@/cms/admin/transfer/TransferView'
import { MembersView as MembersView_eb70badfd3a20ad98c896bd59f8f9c22 } from '@/cms/admin/memberships/MembersView'
import { MemberView as MemberView_92b707bad1f9d3edf57e3685635417a9 } from '@/cms/admin/memberships/MemberView'
import { NumbersView as NumbersView_385521ce643b66679fa300dc70e0e263 } from '@/cms/admin/memberships/NumbersView'
import { PricesView as PricesView_3541c0ce301f5e1474fb06ef23b91be1 } from '@/cms/admin/memberships/PricesView'
import { TreeView as TreeView_7cdd7bb8c740323382db6ee31c51d84e } from '@/cms/admin/addresses/TreeView'
import { TemplatesView as TemplatesView_b967257cf06c897d7b97ad5d9a2fb485 } from '@/cms/admin/templates/TemplatesView'
import { QueueView as QueueView_7b151eaf4cd6a1fd622b0efacb17cfce } from '@/cms/admin/community/QueueView'
import { LogView as LogView_aab20a09f5f44914e3f9470ff7d99c27 } from '@/cms/admin/community/LogView'
import { RecordView as RecordView_f9fb58e41249c49a5b34b41753545af8 } from '@/cms/admin/community/RecordView'
import { ImportView as ImportView_c905197b81057226f7892fbbc4bf709c } from '@/cms/admin/memberships/ImportView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/cms/admin/review/ReviewNotice.client#ReviewNotice": ReviewNotice_a5b6d9a2dc3d7ce557cd0cbeda7fe090,
  "@/cms/admin/addresses/Address.client#Address": Address_36a4942f5724a61fac846c370e40a4dc,
  "@/cms/admin/links/LinkProblems.client#LinkProblems": LinkProblems_8650bbc25b9d986b4977f3cbe9deb573,
  "@/cms/admin/lists/ThumbnailCell#ThumbnailCell": ThumbnailCell_6c2bb44df7d66940819bf2c60538cc97,
  "@/cms/admin/links/LinkField.client#LinkField": LinkField_60437fee056b292ee807d7036db325fe,
  "@/cms/admin/rows/RowLabels.client#BlockName": BlockName_8743fa1a2236a15a22b5805c243ca6f5,
  "@/cms/admin/sections/SaveAsSection.client#SaveBlockAsSection": SaveBlockAsSection_bb5a960bf081f0e5a54ecc0be7c7b10f,
  "@/cms/admin/rows/RowLabels.client#BlockLabel": BlockLabel_8743fa1a2236a15a22b5805c243ca6f5,
  "@/cms/admin/rows/RowLabels.client#ArrayLabel": ArrayLabel_8743fa1a2236a15a22b5805c243ca6f5,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/cms/admin/text/CleanPaste.client#CleanPasteFeatureClient": CleanPasteFeatureClient_79ee71e9438fe12c2a00a893fe8ac4ba,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/cms/admin/text/RowLabels.client#TitleOfRow": TitleOfRow_00069c8c971807e292e9aea2902549e0,
  "@/cms/admin/text/RowLabels.client#CaptionOfRow": CaptionOfRow_00069c8c971807e292e9aea2902549e0,
  "@/cms/admin/sections/SectionActions.client#SectionActions": SectionActions_1f72baf5702ed2920cf8defe114441cd,
  "@/cms/admin/sections/SectionLabel.client#SectionLabel": SectionLabel_2dc155eb846a9bc1dbfce61c2a4706f9,
  "@/cms/admin/picker/LayoutField.client#LayoutField": LayoutField_67bce5aa1d560d1a45536e47498f8fb6,
  "@/cms/admin/layout/UndoBlocks.client#UndoBlocks": UndoBlocks_5b10b21f0216a1cd598414dcfb26943e,
  "@/cms/admin/sections/SaveAsSection.client#SaveAsSection": SaveAsSection_bb5a960bf081f0e5a54ecc0be7c7b10f,
  "@/cms/admin/publishing/LengthHint.client#LengthHint": LengthHint_93cbcb5d8b650c85bde728f7a685a9a7,
  "@/cms/admin/publishing/AppearancePreview.client#AppearancePreview": AppearancePreview_3e674e3888becbbab31cc232f3242ece,
  "@/cms/admin/publishing/PublishChecks.client#PublishChecks": PublishChecks_a89440dcc6a43477276319f93e4b29ba,
  "@/cms/admin/addresses/PageField.client#PageField": PageField_913133ec41df51e60eaab0066f4dbbbf,
  "@/cms/admin/lists/StaffNameCell#StaffNameCell": StaffNameCell_1b5be5c9435f8c842ab452ef1e89061e,
  "@/cms/admin/comments/CommentsPanel.client#CommentsPanel": CommentsPanel_9d2f802633aaa47d7bb9f0f6814aaa6d,
  "@/cms/admin/addresses/TreeLink.client#TreeLink": TreeLink_a846550a356228d20bceaddc59d86255,
  "@/cms/admin/FocusTitle.client#FocusTitle": FocusTitle_2b2c3c68972ed7d3198817c951f6ac91,
  "@/cms/admin/StillUnsaved.client#StillUnsaved": StillUnsaved_1392ec1c2bd6af1a15ac20da1e02ab0e,
  "@/cms/admin/NewerVersion.client#NewerVersion": NewerVersion_03301b31c78b89832e5d259ce334f408,
  "@/cms/admin/versions/Autosave.client#Autosave": Autosave_c58e2ba7f7f421f6d2e67b273de209c5,
  "@/cms/admin/preview/PreviewSync.client#PreviewSync": PreviewSync_e96ef4085fb26343bad749933854e7f9,
  "@/cms/admin/SeeAs.client#SeeAs": SeeAs_5b8691afb6d13fc3b8ac38fa63392e68,
  "@/cms/admin/comments/CommentsLink.client#CommentsLink": CommentsLink_c349d9b9aef15bec612d82df620956c2,
  "@/cms/admin/Publish.client#Publish": Publish_7c123ee9f61bbcba06733e5b05b0203b,
  "@/cms/admin/review/Unpublish.client#Unpublish": Unpublish_2b89346cdc88e5d7b68fa44bc405d04d,
  "@/cms/admin/versions/VersionsView#VersionsView": VersionsView_95e45f17e3b938fd56043c43431bffe4,
  "@/cms/admin/recipes/PasteIngredients.client#PasteIngredients": PasteIngredients_93ea20e2bb63d6e5c9593318b0e5b401,
  "@/cms/admin/recipes/QuantityHint.client#QuantityHint": QuantityHint_77bb523eb8b9bd4ab9d5855bb217b4aa,
  "@/cms/admin/recipes/UnitField.client#UnitField": UnitField_08c80483ae13a5cbd564c96955f6b67f,
  "@/cms/admin/recipes/RowLabels.client#IngredientLabel": IngredientLabel_22d9cfc637048b1a94a9d6ad2d4d01af,
  "@/cms/admin/recipes/RowLabels.client#GroupLabel": GroupLabel_22d9cfc637048b1a94a9d6ad2d4d01af,
  "@/cms/admin/recipes/RowLabels.client#StepLabel": StepLabel_22d9cfc637048b1a94a9d6ad2d4d01af,
  "@/cms/admin/recipes/RowLabels.client#TipLabel": TipLabel_22d9cfc637048b1a94a9d6ad2d4d01af,
  "@/cms/admin/recipes/EnergyHint.client#EnergyHint": EnergyHint_f00b7ee4f5c8fa1147acb25d8201b670,
  "@/cms/admin/transfer/ListTransfer.client#ListTransfer": ListTransfer_c7cd0f022a1b0465809c7b800a96ed00,
  "@/cms/admin/events/TimeZoneField.client#TimeZoneField": TimeZoneField_ebcbb24c483f994c65a4ee87c39415e7,
  "@/cms/admin/events/EventDateCell.client#EventDateCell": EventDateCell_0f5cc617d41d8a837e088c9076f0a59b,
  "@/cms/admin/events/EventDateField.client#EventDateField": EventDateField_fc04e27953de4b90ea55b96750753f5e,
  "@/cms/admin/programmes/StepProblems.client#StepProblems": StepProblems_8827dd52572d1714379878f7a6234cb0,
  "@/cms/admin/programmes/RowLabels.client#StepLabel": StepLabel_6735a25b258bae2394c59d8a405ec30d,
  "@/cms/admin/programmes/RowLabels.client#DayLabel": DayLabel_6735a25b258bae2394c59d8a405ec30d,
  "@/cms/admin/programmes/RowLabels.client#WeekLabel": WeekLabel_6735a25b258bae2394c59d8a405ec30d,
  "@/cms/admin/files/UsedOn.client#UsedOn": UsedOn_ef54aedc807ff796620313e65b7df959,
  "@/cms/admin/files/PictureLimit.client#PictureLimit": PictureLimit_9ed2a21dfb55632093f734fd8967a241,
  "@/cms/admin/files/FolderField.client#FolderField": FolderField_ae6c213b666bc60166f0468ed40f6d70,
  "@/cms/admin/pictures/PictureTools.client#PictureTools": PictureTools_2aa76b50ff18c4e1e69d94536c1500eb,
  "@/cms/admin/people/PasswordHelp.client#PasswordHelp": PasswordHelp_1b0fcbbd8ce2d31cabaf2ac54075c25e,
  "@/cms/admin/memberships/MembershipLink.client#MembershipLink": MembershipLink_884f840e07ddbbe6a966a7c194af91ed,
  "@/cms/admin/memberships/OrderActions.client#OrderActions": OrderActions_8786db719383816835e877983055bdf0,
  "@/cms/admin/forms/Letter#Letter": Letter_8a7c8809d2eddf52fe9ad89450b09ad6,
  "@/cms/admin/forms/DoneCell.client#DoneCell": DoneCell_41dfd7965c2743707c5638723b819aef,
  "@/cms/admin/forms/OpenOrDone.client#OpenOrDone": OpenOrDone_765cf05d4ef5003080c2f2aa4e8f850e,
  "@/cms/admin/forms/ListExport.client#ListExport": ListExport_6731adee6d525c9573ed245f04296b24,
  "@/cms/admin/memberships/EmailPreview.client#EmailPreview": EmailPreview_840f8576e5a9b26200bd1eea20555087,
  "@/cms/admin/Icon#Icon": Icon_c3061ab38bc6926ee3b15c2a77530348,
  "@/cms/admin/Logo#Logo": Logo_e68ffddac508aabedfc299e3ce9a1ad1,
  "@/cms/admin/memberships/NavLinks#NavLinks": NavLinks_27af4bf84f042e5b4d56a252e0975194,
  "@/cms/admin/community/NavLinks#NavLinks": NavLinks_876ece7e3c170853e9a7602589c47272,
  "@/cms/admin/dashboard/Dashboard#Dashboard": Dashboard_e4e732717b3a3dd7c3946c880015a069,
  "@/cms/admin/Welcome#Welcome": Welcome_200c61b0bf8d0fdfe0fe3af72b752e7c,
  "@/cms/admin/transfer/TransferView#TransferView": TransferView_23c8cc8dbf2a354482a7710b3befee31,
  "@/cms/admin/memberships/MembersView#MembersView": MembersView_eb70badfd3a20ad98c896bd59f8f9c22,
  "@/cms/admin/memberships/MemberView#MemberView": MemberView_92b707bad1f9d3edf57e3685635417a9,
  "@/cms/admin/memberships/NumbersView#NumbersView": NumbersView_385521ce643b66679fa300dc70e0e263,
  "@/cms/admin/memberships/PricesView#PricesView": PricesView_3541c0ce301f5e1474fb06ef23b91be1,
  "@/cms/admin/addresses/TreeView#TreeView": TreeView_7cdd7bb8c740323382db6ee31c51d84e,
  "@/cms/admin/templates/TemplatesView#TemplatesView": TemplatesView_b967257cf06c897d7b97ad5d9a2fb485,
  "@/cms/admin/community/QueueView#QueueView": QueueView_7b151eaf4cd6a1fd622b0efacb17cfce,
  "@/cms/admin/community/LogView#LogView": LogView_aab20a09f5f44914e3f9470ff7d99c27,
  "@/cms/admin/community/RecordView#RecordView": RecordView_f9fb58e41249c49a5b34b41753545af8,
  "@/cms/admin/memberships/ImportView#ImportView": ImportView_c905197b81057226f7892fbbc4bf709c,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
